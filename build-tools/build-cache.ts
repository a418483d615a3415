import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** Outside node_modules, so that a fresh install does not lose it. */
const cache = resolve(".cache");

/** What no build has asked for in this long is forgotten. */
const forgetAfterMs = 30 * 24 * 60 * 60 * 1000;

export const keptAt = (name: string) => join(cache, name);

/** What is being looked for or made at this moment: whoever asks for the same meanwhile waits for it. */
const underWay = new Map<string, Promise<string>>();

/** Where the file is that an earlier build made; else it is made now and kept. Its name tells what it is made from. */
export function keptPath(name: string, make: () => Promise<Buffer>): Promise<string> {
	const begun = underWay.get(name);
	if (begun) return begun;
	const work = findOrMake(keptAt(name), make).finally(() => underWay.delete(name));
	underWay.set(name, work);
	return work;
}

/** The same file's content. */
export async function keptFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
	return readFile(await keptPath(name, make));
}

async function findOrMake(file: string, make: () => Promise<Buffer>): Promise<string> {
	try {
		const now = new Date();
		await utimes(file, now, now);
	} catch {
		const body = await make();
		// Two builds may be at it: a file appears whole or not at all.
		const unfinished = `${file}.${process.pid}`;
		await mkdir(dirname(file), { recursive: true });
		await writeFile(unfinished, body);
		await rename(unfinished, file);
	}
	return file;
}

/** Removes what has not been asked for in a long time. */
export async function forgetUnused(now: number): Promise<void> {
	for (const entry of await readdir(cache, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		const { mtimeMs } = await stat(file);
		if (now - mtimeMs > forgetAfterMs) await rm(file, { force: true });
	}
}
