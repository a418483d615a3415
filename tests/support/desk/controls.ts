import { createHash } from "node:crypto";
import type { Random } from "../../../desk/token.ts";

/** A clock that stands still until a test moves it. */
export function createClock(start = Date.UTC(2026, 10, 15, 12)) {
	let now = start;
	const pass = (ms: number) => {
		now += ms;
	};
	return { now: () => now, pass };
}

/** Random bytes that are the same in every run. */
export function createRandom(seed = "seed"): Random {
	let drawn = 0;
	return (bytes) => {
		drawn += 1;
		return createHash("sha512").update(`${seed} ${drawn}`).digest().subarray(0, bytes);
	};
}
