import type { Flavour } from "../products/materials.ts";

/** The colours in which the mixer paints the wall. We sell no wall paint: they are there to try fronts against. */
export const wallTones = [
	"oat",
	"frosting",
	"butter",
	"lychee",
	"mint",
	"sage",
	"roquefort",
	"tuna",
] as const satisfies readonly Flavour[];
export type WallTone = (typeof wallTones)[number];

/** Floors to try fronts against, with the colour of their middle tone; not for sale either. */
export const floorColours = {
	"pale-oak": "#d3c2a8",
	"dark-oak": "#7a5a3c",
	concrete: "#c4bdb2",
	terracotta: "#b9694a",
	lino: "#9fae97",
} as const satisfies Record<string, string>;

export type Floor = keyof typeof floorColours;

const isFloor = (key: string): key is Floor => Object.hasOwn(floorColours, key);
export const floors = Object.keys(floorColours).filter(isFloor);

/** So many kitchens stand side by side. */
export const mostKept = 4;
