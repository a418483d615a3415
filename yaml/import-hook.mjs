// Lets Node import YAML: `import prices from "./prices.yaml"`. Every Node process loads it first (NODE_OPTIONS).
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

registerHooks({
	load(url, context, nextLoad) {
		if (!url.endsWith(".yaml")) return nextLoad(url, context);
		return {
			format: "module",
			source: `export default ${JSON.stringify(readYaml(fileURLToPath(url)))}`,
			shortCircuit: true,
		};
	},
});

/** @param {string} file */
function readYaml(file) {
	try {
		return parse(readFileSync(file, "utf8"));
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
	}
}
