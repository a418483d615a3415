import { existsSync, renameSync, rmSync } from "node:fs";
import { buildSite } from "./build-site.ts";

/**
 * Builds beside the present build and swaps the new one in once it is complete: a build that fails changes nothing.
 * Hashed files of earlier builds are kept (keep-assets.ts).
 */
export async function replaceBuild(buildFolder: string): Promise<void> {
	const [next, old] = [`${buildFolder}.next`, `${buildFolder}.old`];
	rmSync(next, { recursive: true, force: true });
	await buildSite(next, {}, buildFolder);
	rmSync(old, { recursive: true, force: true });
	if (existsSync(buildFolder)) renameSync(buildFolder, old);
	renameSync(next, buildFolder);
	rmSync(old, { recursive: true, force: true });
}
