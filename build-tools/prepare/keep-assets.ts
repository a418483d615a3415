import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A page that somebody opened this many builds ago still finds its scripts, styles and pictures. */
const buildsToKeep = 5;

const assetsFolder = "client/assets";
const listFile = "assets-by-build.json";

/**
 * Copies the hashed files of earlier builds into a new one: pages that were loaded before a deployment still request
 * them. The names of each build's files are kept in a list, newest build first.
 */
export async function keepAssets(buildFolder: string, earlierBuild: string | undefined): Promise<void> {
	const currentFiles = await readdir(join(buildFolder, assetsFolder));
	const earlier = earlierBuild === undefined ? [] : (await readList(earlierBuild)).slice(0, buildsToKeep);
	for (const name of new Set(earlier.flat())) {
		if (currentFiles.includes(name)) continue;
		await copyFile(join(earlierBuild ?? "", assetsFolder, name), join(buildFolder, assetsFolder, name));
	}
	await writeFile(join(buildFolder, listFile), JSON.stringify([currentFiles, ...earlier]));
}

async function readList(buildFolder: string): Promise<string[][]> {
	const text = await readFile(join(buildFolder, listFile), "utf8").catch(() => "[]");
	return JSON.parse(text);
}
