import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { describeFault, type Fault } from "./fault.ts";
import { readYaml } from "./read-yaml.ts";

/** `import prices from "./prices.yaml"` in everything that Vite builds. What `check` finds stops the page that needs it. */
export function yamlPlugin(check: (file: string, text: string) => Fault[]): Plugin {
	let root = "";
	return {
		name: "yaml",
		configResolved(config) {
			root = config.root;
		},
		async load(id) {
			if (!id.endsWith(".yaml")) return undefined;
			const file = relative(root, id);
			const text = await readFile(id, "utf8");
			const read = readYaml(file, text);
			const faults = Array.isArray(read) ? read : check(file, text);
			if (Array.isArray(read) || faults.length > 0) throw new Error(faults.map(describeFault).join("\n"));
			return { code: `export default ${JSON.stringify(read.data)}`, moduleType: "js" };
		},
	};
}
