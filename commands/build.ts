import "./check-facts-first.ts";
import { resolve } from "node:path";
import { isUpToDate } from "../build-tools/build-site.ts";
import { replaceBuild } from "../build-tools/replace-build.ts";
import { runCommand } from "./run-command.ts";

const buildFolder = resolve("build");
const places = "build/client can go to a static host as it is; npm start serves it from here.";
await runCommand(async () => {
	if (!process.argv.includes("--force") && isUpToDate(buildFolder)) {
		console.log(`Nothing has changed since the last build (npm run build -- --force builds all the same): ${places}`);
	} else {
		await replaceBuild(buildFolder);
		console.log(`Built: ${places}`);
	}
});
