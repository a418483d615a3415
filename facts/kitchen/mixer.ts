import type { Flavour } from "../products/materials.ts";

/** The wall colours of the mixer, to try fronts against; not for sale. */
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

/** The floors of the mixer, with their middle tone; not for sale. */
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

export const upperKinds = ["cabinets", "shelf"] as const;
export type Uppers = (typeof upperKinds)[number];

/** The most characters on a wall that a visitor types. */
export const maxWallCharacters = 24;

/** The most mixes that can be kept side by side. */
export const maxKeptMixes = 4;
