import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mediaFolder } from "../media/shots.ts";
import type { Fingerprint } from "./fingerprint.ts";

/** What a committed original was made from, and how long a megapixel of it took: seconds for rendering and finishing. */
export type Render = Fingerprint & { secondsPerMegapixel?: number };

const file = join(mediaFolder, "renders.json");

export function readRenders(): Record<string, Render> {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Reads, adds and writes in one go: several commands may be rendering. */
export function keepRender(name: string, render: Render): void {
	writeRenders({ ...readRenders(), [name]: render });
}

export function forgetRenders(isGone: (name: string) => boolean): void {
	writeRenders(Object.fromEntries(Object.entries(readRenders()).filter(([name]) => !isGone(name))));
}

function writeRenders(renders: Record<string, Render>): void {
	const sorted = Object.fromEntries(Object.entries(renders).sort(([a], [b]) => (a < b ? -1 : 1)));
	const unfinished = `${file}.${process.pid}`;
	writeFileSync(unfinished, `${JSON.stringify(sorted, undefined, "\t")}\n`);
	renameSync(unfinished, file);
}
