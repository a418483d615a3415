import { resolve } from "node:path";
import { explain, main } from "../server/main.ts";

// Serves a build that is there and never builds: for machines that have the production dependencies only.
const [folder = "build"] = process.argv.slice(2);
try {
	await main(resolve(folder));
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
