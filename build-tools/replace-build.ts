import { existsSync, renameSync, rmSync } from "node:fs";
import { nextOf, previousOf } from "../server/build-folders.ts";

/**
 * Builds beside the present build and puts the new one in its place once it is complete: a build that fails leaves
 * everything as it was, and a server that runs meanwhile never sees half of one.
 */
export async function replaceBuild(buildFolder: string, build: (folder: string) => Promise<void>): Promise<void> {
	const [next, previous] = [nextOf(buildFolder), previousOf(buildFolder)];
	rmSync(next, { recursive: true, force: true });
	await build(next);
	rmSync(previous, { recursive: true, force: true });
	if (existsSync(buildFolder)) renameSync(buildFolder, previous);
	renameSync(next, buildFolder);
}
