import { readdirSync } from "node:fs";
import { explain } from "../server/main.ts";
import { buildForTests, buildWithFaults, forgetSettings, runJourneys } from "./journeys.ts";

const [name, ...options] = process.argv.slice(2);
const files = readdirSync("tests/journeys").filter((file) => file.endsWith(".spec.ts"));

try {
	if (!name) {
		console.log("npm run journey <part of a file's name, or of a journey's title>\n");
		for (const file of files) console.log(`  ${file.split(".")[0]}`);
		process.exitCode = 1;
	} else {
		forgetSettings();
		await buildForTests();
		await buildWithFaults();
		const chosen = files.some((file) => file.includes(name)) ? [name] : ["--grep", name];
		process.exitCode = await runJourneys([...chosen, ...options]);
	}
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
