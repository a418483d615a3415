import { expect, test } from "vitest";
import type { NamedShot } from "../media/shots.ts";
import { duration, estimate } from "./estimate.ts";

const shot = (scene: string, size: [number, number] = [1000, 1000]): NamedShot => ({
	name: "kitchens/x",
	original: "",
	shot: {
		scene,
		size,
		focus: { x: 50, y: 50 },
		alt: { nl: "", en: "" },
		shows: {},
		impression: true,
		setting: {},
	},
});
const measured = (scene: string, secondsPerMegapixel: number) => ({
	...{ shot: "", facts: "", code: "", finish: "" },
	...{ scene, secondsPerMegapixel },
});

test("a shot takes as long per pixel as others of its scene, or of all scenes, did", () => {
	const paces = { a: 80, b: 300, c: 100 };
	const kitchens = Object.fromEntries(Object.entries(paces).map(([name, pace]) => [name, measured("kitchen", pace)]));
	const renders = { ...kitchens, d: measured("swatch", 20) };
	expect(estimate(shot("kitchen", [2000, 1000]), renders)).toBe(200);
	expect(estimate(shot("swatch", [1000, 500]), renders)).toBe(10);
	expect(estimate(shot("detail"), renders)).toBe(100);
	expect(estimate(shot("kitchen"), {})).toBe(110);
});

test("durations are told as people tell them", () => {
	expect([12.4, 89, 200, 5399, 7260].map(duration)).toEqual(["12 s", "89 s", "3 min", "1 h 30 min", "2 h 01 min"]);
});
