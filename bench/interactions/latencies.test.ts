import { expect, test } from "vitest";
import { latenciesOf } from "./latencies.ts";

const event = (interaction: string, duration: number) => ({
	interaction,
	duration,
	name: "x",
	delay: 0,
	processing: 0,
});

test("an interaction takes as long as the slowest of its events", () => {
	expect(latenciesOf([event("a", 16), event("a", 40), event("b", 24), event("a", 32)])).toEqual([40, 24]);
	expect(latenciesOf([])).toEqual([]);
});
