import { runTool } from "../build-tools/run-tool.ts";
import { runCommand } from "./run-command.ts";
import { buildForTests, forgetSettings } from "./test-builds.ts";

// Looks at the site in WebKit and Firefox. Words choose: npm run test:engines -- webkit -t menu
await runCommand(async () => {
	forgetSettings();
	await buildForTests();
	const words = ["run", "--config", "tests/engines/vitest.config.ts", ...process.argv.slice(2)];
	process.exitCode = await runTool("vitest/vitest.mjs", words);
});
