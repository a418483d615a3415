import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Left beside the files for browsers: the packages that they hold code of. */
export const bundledPackagesFile = "bundled-packages.json";

/** Code that the tools themselves put into the files, under names that are no paths. */
const ofTools: readonly (readonly [start: string, folder: string])[] = [
	["\0vite/", "node_modules/vite"],
	["\0rolldown/", "node_modules/rolldown"],
];

/** The folder of the package that a module belongs to; undefined for our own. */
export function packageFolderOf(module: string): string | undefined {
	for (const [start, folder] of ofTools) if (module.startsWith(start)) return folder;
	const [path = ""] = module.split("?");
	return /(?:^|\/)(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

/** Notes whose code the bundler put into the files for browsers; the server's half keeps importing its packages. */
export function bundledPackagesPlugin(): Plugin {
	return {
		name: "bundled-packages",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		writeBundle({ dir }, bundle) {
			if (!dir) throw new Error("The bundler does not say where it writes to");
			const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
			const folders = new Set(modules.flatMap((module) => packageFolderOf(module) ?? []));
			writeFileSync(join(dir, "..", bundledPackagesFile), JSON.stringify([...folders].sort()));
		},
	};
}
