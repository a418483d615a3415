import { readdirSync } from "node:fs";
import { runCommand } from "./run-command.ts";
import { buildConfigured, buildForTests, forgetSettings, runJourneys } from "./test-builds.ts";

const [name, ...options] = process.argv.slice(2);
const files = readdirSync("tests/journeys").filter((file) => file.endsWith(".spec.ts"));

await runCommand(async () => {
	if (!name) {
		console.log("npm run journey <part of a file's name, or of a journey's title>\n");
		for (const file of files) console.log(`  ${file.split(".")[0]}`);
		process.exitCode = 1;
	} else {
		forgetSettings();
		await buildForTests();
		await buildConfigured();
		const chosen = files.some((file) => file.includes(name)) ? [name] : ["--grep", name];
		process.exitCode = await runJourneys([...chosen, ...options]);
	}
});
