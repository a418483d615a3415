import { randomUUID } from "node:crypto";
import { existsSync, rmSync, utimesSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { cachedFile, cachePathOf, removeUnused } from "./build-cache.ts";

const folder = `test-${randomUUID()}`;
afterAll(() => rmSync(cachePathOf(folder), { recursive: true, force: true }));

test("a file is made once, also when two ask for it at the same time", async () => {
	let made = 0;
	const make = async () => {
		made += 1;
		return Buffer.from("duck");
	};
	const both = await Promise.all([cachedFile(`${folder}/once`, make), cachedFile(`${folder}/once`, make)]);
	expect(both.map(String)).toEqual(["duck", "duck"]);
	expect(String(await cachedFile(`${folder}/once`, make))).toBe("duck");
	expect(made).toBe(1);
});

test("files not used for a month are removed", async () => {
	const make = async () => Buffer.from("old");
	await cachedFile(`${folder}/old`, make);
	await cachedFile(`${folder}/new`, make);
	const now = Date.now();
	const then = new Date(now - 31 * 24 * 60 * 60 * 1000);
	utimesSync(cachePathOf(`${folder}/old`), then, then);
	await removeUnused(now);
	expect(existsSync(cachePathOf(`${folder}/old`))).toBe(false);
	expect(existsSync(cachePathOf(`${folder}/new`))).toBe(true);
});
