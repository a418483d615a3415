import { resolve } from "node:path";
import { explain } from "../server/main.ts";
import { buildSite } from "./build-site.ts";
import { replaceBuild } from "./replace-build.ts";

try {
	await replaceBuild(resolve("build"), buildSite);
	console.log("Built: build/client can go to a static host as it is; npm start serves it from here.");
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
