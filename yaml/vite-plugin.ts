import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Logger, Plugin } from "vite";
import { describeFault, type Fault } from "./fault.ts";
import { readYaml, type YamlFile } from "./read-yaml.ts";

/**
 * `import prices from "./prices.yaml"` in everything that Vite builds. A fault that `check` finds stops the build. In
 * development only the pages that use the file fail, with the same message.
 */
export function yamlPlugin(check: (yaml: YamlFile) => Fault[]): Plugin {
	let root = "";
	let logger: Logger | undefined;
	return {
		name: "yaml",
		configResolved(config) {
			root = config.root;
			if (config.command === "serve") logger = config.logger;
		},
		async load(id) {
			if (!id.endsWith(".yaml")) return undefined;
			const file = relative(root, id);
			const read = readYaml(file, await readFile(id, "utf8"));
			const faults = read.ok ? check(read.value) : read.faults;
			if (read.ok && faults.length === 0) {
				return { code: `export default ${JSON.stringify(read.value.data)}`, moduleType: "js" };
			}
			const problem = faults.map(describeFault).join("\n");
			if (!logger) throw new Error(problem);
			logger.error(problem);
			return { code: failWhenUsed(problem), moduleType: "js" };
		},
		/** Reload the page: loaders read the data on the server, so hot updates do not reach the browser. */
		hotUpdate({ file }) {
			if (file.endsWith(".yaml") && this.environment.name === "client") {
				this.environment.hot.send({ type: "full-reload" });
			}
		},
	};
}

/** A module whose data throws as soon as anything reads it. */
function failWhenUsed(problem: string): string {
	return `const fail = () => { throw new Error(${JSON.stringify(problem)}); };
		export default new Proxy({}, { get: fail, ownKeys: fail });`;
}
