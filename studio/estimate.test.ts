import { expect, test } from "vitest";
import type { NamedShot } from "../media/shots.ts";
import { duration, estimate } from "./estimate.ts";

const shot = (name: string, scene: string, size: [number, number] = [1000, 1000]): NamedShot => ({
	name,
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
const all = [shot("a", "kitchen"), shot("b", "kitchen"), shot("c", "kitchen"), shot("d", "swatch")];
const measured = (secondsPerMegapixel: number) => ({ shot: "", facts: "", code: "", finish: "", secondsPerMegapixel });

test("a shot takes as long per pixel as others of its scene, or of all scenes, did", () => {
	const renders = { a: measured(80), b: measured(100), c: measured(300), d: measured(20) };
	expect(estimate(shot("x", "kitchen", [2000, 1000]), all, renders)).toBe(200);
	expect(estimate(shot("x", "swatch", [1000, 500]), all, renders)).toBe(10);
	expect(estimate(shot("x", "detail"), all, renders)).toBe(100);
	expect(estimate(shot("x", "kitchen"), all, {})).toBe(110);
});

test("durations are told as people tell them", () => {
	expect([12.4, 89, 200, 5399, 7260].map(duration)).toEqual(["12 s", "89 s", "3 min", "1 h 30 min", "2 h 01 min"]);
});
