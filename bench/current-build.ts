import { resolve } from "node:path";
import { isUpToDate } from "../build-tools/build-site.ts";
import { replaceBuild } from "../build-tools/replace-build.ts";

/** The folder of the site as it is now, built if need be; another finished build is taken as it is. */
export async function currentBuild(folder = "build"): Promise<string> {
	const build = resolve(folder);
	if (folder === "build" && !isUpToDate(build)) {
		console.log("Building the site…");
		await replaceBuild(build);
	}
	return build;
}
