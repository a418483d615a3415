import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What runs when some files are run: the project's own files, and the packages that they import. */
export type Imports = { files: ReadonlySet<string>; packages: ReadonlySet<string> };

/** `import … from "x"`, `export … from "x"`, `import "x"` and `import("x")`; what imports types only is gone when it runs. */
const statement = /^\s*(?:import|export)\s(?!type\s)(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** Follows imports from some files of a folder. */
export function importsOf(folder: string, entries: readonly string[]): Imports {
	const files = new Set<string>();
	const packages = new Set<string>();
	const follow = (file: string) => {
		if (files.has(file)) return;
		files.add(file);
		for (const [, named, loaded] of readFileSync(join(folder, file), "utf8").matchAll(statement)) {
			const from = named ?? loaded ?? "";
			if (from.startsWith(".")) follow(join(dirname(file), from));
			else if (!from.startsWith("node:"))
				packages.add(
					from
						.split("/")
						.slice(0, from.startsWith("@") ? 2 : 1)
						.join("/"),
				);
		}
	};
	for (const entry of entries) follow(entry);
	return { files, packages };
}
