import { runTool } from "../build-tools/run-tool.ts";
import { explain } from "../server/main.ts";
import { buildForTests, forgetSettings } from "./journeys.ts";

// Looks at the site in WebKit and Firefox. Words choose: npm run test:engines -- webkit -t menu
try {
	forgetSettings();
	await buildForTests();
	const words = ["run", "--config", "tests/engines/vitest.config.ts", ...process.argv.slice(2)];
	process.exitCode = await runTool("vitest/vitest.mjs", words);
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
