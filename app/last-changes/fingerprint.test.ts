import { expect, test } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";
import { lastChanges } from "./last-changes.ts";

test("a fingerprint is that of one page in one language", async () => {
	const some = [
		await fingerprintOf("faq", "nl"),
		await fingerprintOf("faq", "en"),
		await fingerprintOf("contact", "nl"),
		await fingerprintOf("catch", "nl"),
		await fingerprintOf("flush", "nl"),
	];
	expect(new Set(some).size).toBe(some.length);
	expect(await fingerprintOf("faq", "nl")).toBe(some[0]);
});

test("days that are told are days that were", async () => {
	const days = Object.values(await lastChanges());
	for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
});
