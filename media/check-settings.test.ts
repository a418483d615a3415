import { expect, test } from "vitest";
import { checkSettings, checkSwatches } from "./check-settings.ts";
import type { Shot } from "./shot.ts";

const kitchen: Shot = {
	scene: "kitchen",
	size: [2880, 1620],
	focus: { x: 50, y: 50 },
	alt: { nl: "Een rode keuken met een badeend.", en: "A red kitchen with a rubber duck." },
	shows: { design: "framed", materials: ["painted"], colour: "#2f4a3c" },
	impression: true,
	setting: {
		camera: { at: [0, -3, 1] },
		room: { kind: "loft" },
		light: { time: "noon" },
		kitchen: { design: "framed", front: "painted", colour: "#2f4a3c" },
	},
};
const before: Shot = { ...kitchen, size: [1920, 1080] };
const portrait: Shot = { ...kitchen, size: [1600, 2000] };

/** The faults of a shot beside its kitchen, without the name that each begins with. */
const faultsOf = (name: string, shot: Shot) =>
	checkSettings([
		{ name: "kitchens/duck", shot: kitchen, original: "" },
		{ name, shot, original: "" },
	]).map((line) => line.replace(`${name}: `, ""));
const withSetting = (shot: Shot, setting: Record<string, unknown>): Shot => ({
	...shot,
	setting: { ...shot.setting, ...setting },
});

test("shots that agree with their settings and their kitchen have no faults", () => {
	expect(faultsOf("kitchens/duck", kitchen)).toEqual([]);
	expect(faultsOf("before/duck", before)).toEqual([]);
	expect(faultsOf("portraits/duck", portrait)).toEqual([]);
});

test("a shot shows only what its setting names", () => {
	const marble: Shot = { ...kitchen, shows: { ...kitchen.shows, worktop: "marble" } };
	expect(faultsOf("stories/duck", marble)).toEqual(["it shows marble, which its setting does not name"]);
	const screen = withSetting(kitchen, { screen: "media/kitchens/goose.jpg" });
	expect(faultsOf("stories/duck", screen)).toEqual([
		"its setting names media/kitchens/goose.jpg, which does not exist",
	]);
});

test("a painted kitchen says which colour it was rendered in", () => {
	const red = withSetting(kitchen, { kitchen: { design: "framed", front: "painted", colour: "#ff0000" } });
	expect(faultsOf("kitchens/goose", red)).toEqual(["shows.colour must be the colour of its kitchen"]);
});

test("a picture of before is taken from the same place in the same light", () => {
	expect(faultsOf("before/duck", withSetting(before, { light: { time: "evening" } }))).toEqual([
		"its light must be that of the kitchen afterwards",
	]);
	expect(faultsOf("before/duck", { ...before, size: [1920, 1440] })).toEqual([
		"its size must have the proportions of the kitchen",
	]);
	expect(faultsOf("before/goose", before)).toEqual(["there is no kitchen of this name"]);
});

test("a portrait shows the same kitchen, 4 wide and 5 high", () => {
	expect(faultsOf("portraits/duck", { ...portrait, size: [2000, 1600] })).toEqual([
		"its size must be 4 wide and 5 high",
	]);
	expect(faultsOf("portraits/goose", portrait)).toHaveLength(1);
});

test("every wood has a swatch that shows it alone", () => {
	const faults = checkSwatches([{ name: "swatches/walnut", shot: kitchen, original: "" }]);
	expect(faults).toContain("media/swatches/warm-oak.shot.json is missing: copy another swatch");
	expect(faults).toContain('media/swatches/walnut.shot.json: shows.materials must be ["walnut"]');
});
