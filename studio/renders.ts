import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mediaFolder } from "../media/shots.ts";
import type { Fingerprint } from "./fingerprint.ts";

const file = join(mediaFolder, "renders.json");

/** The fingerprints of all committed originals. */
export function readRenders(): Record<string, Fingerprint> {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Two commands that save at the same moment can lose one line; `npm run studio -- status` then lists that picture. */
export function saveRender(name: string, fingerprint: Fingerprint): void {
	writeRenders({ ...readRenders(), [name]: fingerprint });
}

/** Forgets shots that are no more. */
export function forgetOtherRenders(names: readonly string[]): void {
	writeRenders(Object.fromEntries(Object.entries(readRenders()).filter(([name]) => names.includes(name))));
}

function writeRenders(renders: Record<string, Fingerprint>): void {
	const sorted = Object.fromEntries(Object.entries(renders).sort(([a], [b]) => (a < b ? -1 : 1)));
	const unfinished = `${file}.${process.pid}`;
	writeFileSync(unfinished, `${JSON.stringify(sorted, undefined, "\t")}\n`);
	renameSync(unfinished, file);
}
