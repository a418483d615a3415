import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { locales } from "../../facts/locales.ts";
import { isIndexed, pageKeys, pathOf } from "../../facts/pages.ts";
import { fingerprintOf } from "./fingerprint.ts";

const file = new URL("last-changes.json", import.meta.url);

/** What each page said, by its path, and the day on which it began to say so. */
type Table = Record<string, { said: string; on: string }>;

const readTable = (): Table => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** The day of the last change of each page, by its path; a page that changed since the table was written has none. */
export async function lastChanges(): Promise<Record<string, string>> {
	const table = readTable();
	const now = await allFingerprints();
	return Object.fromEntries(
		Object.entries(now).flatMap(([path, said]) => {
			const known = table[path];
			return known?.said === said ? [[path, known.on]] : [];
		}),
	);
}

/** How many pages changed since the table was written. */
export async function countUndated(): Promise<number> {
	return pageKeys.filter(isIndexed).length * locales.length - Object.keys(await lastChanges()).length;
}

/** Gives every page that changed since the table was written the day of today. Tells which. */
export async function renewDates(today: string): Promise<string[]> {
	const table = readTable();
	const now = await allFingerprints();
	const changed = Object.keys(now).filter((path) => table[path]?.said !== now[path]);
	const renewed = Object.entries(now).map(([path, said]) => {
		const known = table[path];
		return [path, known?.said === said ? known : { said, on: today }];
	});
	writeFileSync(file, `${JSON.stringify(Object.fromEntries(renewed), undefined, "\t")}\n`);
	return changed;
}

async function allFingerprints(): Promise<Record<string, string>> {
	const found: Record<string, string> = {};
	for (const key of pageKeys.filter(isIndexed)) {
		for (const locale of locales) found[pathOf(key, locale)] = await fingerprintOf(key, locale);
	}
	return found;
}
