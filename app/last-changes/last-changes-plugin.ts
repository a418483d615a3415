import type { Plugin } from "vite";
import { lastChanges } from "./last-changes.ts";

const name = "virtual:last-changes";

/** The days of the last changes as a module: sources can be read while the site is built, not once it is served. */
export function lastChangesPlugin(): Plugin {
	return {
		name: "last-changes",
		resolveId: (id) => (id === name ? `\0${name}` : undefined),
		load: async (id) => {
			if (id !== `\0${name}`) return undefined;
			return { code: `export default ${JSON.stringify(await lastChanges())}`, moduleType: "js" };
		},
	};
}
