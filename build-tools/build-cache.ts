import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** Outside node_modules, so that a fresh install does not lose it. */
const cache = resolve(".cache");

/** Files that no build has used for this long are removed. */
const keepForMs = 30 * 24 * 60 * 60 * 1000;

export const cachePathOf = (name: string) => join(cache, name);

/** Files in the making, so that the same file is not made twice at once. */
const inFlight = new Map<string, Promise<string>>();

/** The path of a cached file, which is made first where it is missing. Its name must change with its inputs. */
export function cachedPath(name: string, make: () => Promise<Buffer>): Promise<string> {
	const pending = inFlight.get(name);
	if (pending) return pending;
	const work = findOrMake(cachePathOf(name), make).finally(() => inFlight.delete(name));
	inFlight.set(name, work);
	return work;
}

/** The content of a cached file, which is made first where it is missing. */
export async function cachedFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
	return readFile(await cachedPath(name, make));
}

async function findOrMake(file: string, make: () => Promise<Buffer>): Promise<string> {
	try {
		const now = new Date();
		await utimes(file, now, now);
	} catch {
		const body = await make();
		// Another build may read it meanwhile, so it must never be seen half written.
		const unfinished = `${file}.${process.pid}`;
		await mkdir(dirname(file), { recursive: true });
		await writeFile(unfinished, body);
		await rename(unfinished, file);
	}
	return file;
}

/** Removes files that have not been used for a long time. */
export async function removeUnused(now: number): Promise<void> {
	for (const entry of await readdir(cache, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		// Another build may have renamed it since.
		const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
		if (now - mtimeMs > keepForMs) await rm(file, { force: true });
	}
}
