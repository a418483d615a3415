import { resolve } from "node:path";
import { explain, main } from "../server/main.ts";

// Serves the build that is there and never builds: for machines that have the production dependencies only.
try {
	await main(resolve("build"));
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
