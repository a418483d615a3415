import "./check-facts-first.ts";
import { resolve } from "node:path";
import { isUpToDate } from "../build-tools/build-site.ts";
import { replaceBuild } from "../build-tools/replace-build.ts";
import { main } from "../server/main.ts";
import { runCommand } from "./run-command.ts";

const buildFolder = resolve("build");
await runCommand(async () => {
	if (!isUpToDate(buildFolder)) {
		console.log("Building the site (once, and again when its files or settings change)…");
		await replaceBuild(buildFolder);
	}
	await main(buildFolder);
});
