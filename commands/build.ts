import { resolve } from "node:path";
import { explain } from "../server/main.ts";
import { buildSite } from "./build-site.ts";

try {
	await buildSite(resolve("build"));
	console.log("Built: build/client can go to a static host as it is; npm start serves it from here.");
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
