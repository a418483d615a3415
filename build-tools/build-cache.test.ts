import { randomUUID } from "node:crypto";
import { existsSync, rmSync, utimesSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { forgetUnused, keptAt, keptFile } from "./build-cache.ts";

const folder = `test-${randomUUID()}`;
afterAll(() => rmSync(keptAt(folder), { recursive: true, force: true }));

test("a file is made once, also when two ask for it at the same time", async () => {
	let made = 0;
	const make = async () => {
		made += 1;
		return Buffer.from("duck");
	};
	const both = await Promise.all([keptFile(`${folder}/once`, make), keptFile(`${folder}/once`, make)]);
	expect(both.map(String)).toEqual(["duck", "duck"]);
	expect(String(await keptFile(`${folder}/once`, make))).toBe("duck");
	expect(made).toBe(1);
});

test("what nobody has asked for in a month is forgotten", async () => {
	const make = async () => Buffer.from("old");
	await keptFile(`${folder}/old`, make);
	await keptFile(`${folder}/new`, make);
	const now = Date.now();
	const then = new Date(now - 31 * 24 * 60 * 60 * 1000);
	utimesSync(keptAt(`${folder}/old`), then, then);
	await forgetUnused(now);
	expect(existsSync(keptAt(`${folder}/old`))).toBe(false);
	expect(existsSync(keptAt(`${folder}/new`))).toBe(true);
});
