// Lets Node import YAML: `import prices from "./prices.yaml"`. Every Node process loads it first (NODE_OPTIONS).
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
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
		// Without a stack: it is read by the person who mistyped something in the file.
		console.error(`${relative(process.cwd(), file)}: ${error instanceof Error ? error.message : error}`);
		process.exit(1);
	}
}
