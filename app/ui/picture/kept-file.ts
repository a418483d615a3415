import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** Outside node_modules, so that a fresh install does not lose it. */
const cache = resolve(".cache");

export const keptAt = (name: string) => join(cache, name);

/** What is being read or made at this moment: whoever asks for the same meanwhile waits for it. */
const underWay = new Map<string, Promise<Buffer>>();

/** What an earlier build made; else it is made now and kept. Its name tells what it is made from. */
export function keptFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
	const begun = underWay.get(name);
	if (begun) return begun;
	const work = readOrMake(keptAt(name), make).finally(() => underWay.delete(name));
	underWay.set(name, work);
	return work;
}

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
	try {
		return await readFile(file);
	} catch {
		const body = await make();
		// Two builds may be at it: a file appears whole or not at all.
		const unfinished = `${file}.${process.pid}`;
		await mkdir(dirname(file), { recursive: true });
		await writeFile(unfinished, body);
		await rename(unfinished, file);
		return body;
	}
}
