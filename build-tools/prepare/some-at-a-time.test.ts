import { expect, test } from "vitest";
import { someAtATime } from "./some-at-a-time.ts";

test("every item has its turn, never too many at a time, and the order stays", async () => {
	const items = Array.from({ length: 100 }, (_, position) => position);
	let running = 0;
	let most = 0;
	const results = await someAtATime(items, async (item) => {
		running += 1;
		most = Math.max(most, running);
		await new Promise((done) => setImmediate(done));
		running -= 1;
		return item * 2;
	});
	expect(results).toEqual(items.map((item) => item * 2));
	expect(most).toBeLessThanOrEqual(16);
	expect(most).toBeGreaterThan(1);
});

test("a failure is the caller's", async () => {
	await expect(
		someAtATime([1, 2, 3], (item) => (item === 2 ? Promise.reject(new Error("two")) : Promise.resolve())),
	).rejects.toThrow("two");
});
