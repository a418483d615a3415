import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

/** The specifiers that a module imports, re-exports or loads later, and whether it imports types only. */
export function importsOf(root: string, file: string): { name: string; isType: boolean }[] {
	const code = readFileSync(join(root, file), "utf8");
	const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
	return [
		...staticImports.map(({ moduleRequest, entries }) => ({
			name: moduleRequest.value,
			isType: entries.length > 0 && entries.every(({ isType }) => isType),
		})),
		...staticExports
			.flatMap(({ entries }) => entries)
			.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, isType }] : [])),
		...dynamicImports
			// The parser gives the place of an expression; only a quoted text names a module.
			.map(({ moduleRequest: { start, end } }) => /^"(.+)"$/.exec(code.slice(start, end))?.[1])
			.flatMap((name) => (name ? [{ name, isType: false }] : [])),
	];
}

/** The project's files that some files load, and the packages that those import. */
export function followImports(root: string, entries: readonly string[]) {
	const files = new Set<string>();
	const packages = new Set<string>();
	const follow = (file: string) => {
		if (files.has(file)) return;
		files.add(file);
		if (!/\.(tsx?|mjs)$/.test(file)) return;
		for (const { name } of importsOf(root, file).filter(({ isType }) => !isType)) {
			if (name.startsWith(".")) follow(posix.join(posix.dirname(file), name));
			else if (!name.startsWith("node:")) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
		}
	};
	for (const entry of entries) follow(entry);
	return { files, packages };
}
