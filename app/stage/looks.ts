import { type Floor, floorColours } from "../../facts/kitchen/mixer.ts";
import { type Family, materialOf } from "../../facts/products/materials.ts";
import type { Finish } from "../../facts/products/sinks-and-taps.ts";
import type { Worktop } from "../../facts/products/worktops.ts";
import { colourOf, type FrontChoice, frontGroups, frontsOf, type Mix } from "../../mixer/mix.ts";
import { type SlotName, slotNames } from "./slots.ts";
import { type TileName, tileNames, tileOf } from "./tile-names.ts";

/** How a surface answers light. `pattern` is a tile, or one of the patterns that the shader draws. */
export type Look = {
	colour: string;
	rough: number;
	metal?: number;
	pattern?: TileName | Drawn;
	/** Shines by itself, once it is evening. */
	glow?: number;
};

/** Patterns that the shader draws from the tiles; their numbers follow those of the tiles. */
const drawn = ["plies", "planks", "clay-tiles", "poured", "lino", "plaster", "brushed"] as const;
type Drawn = (typeof drawn)[number];

/** Numbers of patterns as the shader knows them; 0 is plain. */
export const patternNumbers: Readonly<Record<string, number>> = Object.fromEntries(
	[...tileNames, ...drawn].map((name, number) => [name, number + 1]),
);

/** Matt to the bone, silkier, satin: what a hand feels as well. */
const roughness: Record<Family, number> = {
	fenix: 0.62,
	melatop: 0.5,
	painted: 0.38,
	wood: 0.52,
	"raw-mdf": 0.8,
	multiplex: 0.55,
};

const worktopLooks: Record<Worktop, Look> = {
	"marble-composite": { colour: "#e9e4db", rough: 0.34, pattern: "marble-composite" },
	"stainless-steel": { colour: "#c9cac8", rough: 0.36, metal: 1, pattern: "brushed" },
	marble: { colour: "#f0eeea", rough: 0.22, pattern: "marble" },
	fenix: { colour: "#2a292e", rough: 0.6 },
};

const metalLooks: Record<Finish, Look> = {
	"stainless-steel": { colour: "#d9d9d6", rough: 0.24, metal: 1 },
	brass: { colour: "#d9ae62", rough: 0.24, metal: 1 },
	black: { colour: "#1b1a1c", rough: 0.4, metal: 0.1 },
};

const floorPatterns: Record<Floor, Pick<Look, "pattern" | "rough">> = {
	"pale-oak": { pattern: "planks", rough: 0.48 },
	"dark-oak": { pattern: "planks", rough: 0.42 },
	concrete: { pattern: "poured", rough: 0.4 },
	terracotta: { pattern: "clay-tiles", rough: 0.6 },
	lino: { pattern: "lino", rough: 0.5 },
};

function frontLook(choice: FrontChoice): Look {
	const { family } = materialOf(choice.material);
	const pattern = tileOf[choice.material];
	return { colour: colourOf(choice), rough: roughness[family], ...(pattern ? { pattern } : {}) };
}

/** What is seen where fronts are cut through: layers of plywood, or fibres all the way. */
function coreLook(choice: FrontChoice): Look {
	if (materialOf(choice.material).family === "raw-mdf") return frontLook(choice);
	return { colour: "#e0bf8c", rough: 0.7, pattern: "plies" };
}

/** Edges are covered as faces are; of multiplex they are what there is to see. */
function edgeLook(choice: FrontChoice): Look {
	return materialOf(choice.material).family === "multiplex" ? coreLook(choice) : frontLook(choice);
}

/** The looks of all slots for a mix. */
export function looksOf(mix: Mix): Record<SlotName, Look> {
	const [base, wall, tall] = frontGroups.map((group) => frontsOf(mix, group)) as [
		FrontChoice,
		FrontChoice,
		FrontChoice,
	];
	const plaster = materialOf(mix.wallTone).colour;
	return {
		base: frontLook(base),
		wall: frontLook(wall),
		tall: frontLook(tall),
		"base-core": coreLook(base),
		"wall-core": coreLook(wall),
		"tall-core": coreLook(tall),
		"base-edge": edgeLook(base),
		"wall-edge": edgeLook(wall),
		"tall-edge": edgeLook(tall),
		worktop: worktopLooks[mix.worktop],
		metal: metalLooks[mix.sink],
		plaster: { colour: plaster, rough: 0.92, pattern: "plaster" },
		floor: { colour: floorColours[mix.floor], ...floorPatterns[mix.floor] },
		skirting: { colour: blend(plaster, "#ffffff", 0.55), rough: 0.5 },
		carcass: { colour: "#34323a", rough: 0.7 },
		drawer: { colour: "#dfc292", rough: 0.6, pattern: "birch" },
		glass: { colour: "#0b0b0d", rough: 0.1 },
		steel: metalLooks["stainless-steel"],
		knob: metalLooks.brass,
		warning: { colour: "#c8201a", rough: 0.35 },
		lamp: { colour: "#fff4df", rough: 0.9, glow: 1 },
		lemon: { colour: "#f0c52a", rough: 0.45 },
		bowl: { colour: materialOf(base.material === "tabasco" ? "blueberry" : "tabasco").colour, rough: 0.36 },
	};
}

/** A hexadecimal colour as the amounts of light that it stands for. */
export function linear(colour: string): [number, number, number] {
	const channel = (at: number) => {
		const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	};
	return [channel(1), channel(3), channel(5)];
}

function blend(one: string, other: string, share: number): string {
	const channel = (at: number) => {
		const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
		return Math.round(a + (b - a) * share)
			.toString(16)
			.padStart(2, "0");
	};
	return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The looks as the shader takes them: colour and roughness, then metal, pattern and glow. */
export function writeLooks(looks: Record<SlotName, Look>, tones: Float32Array, makes: Float32Array): void {
	slotNames.forEach((name, slot) => {
		const { colour, rough, metal = 0, pattern, glow = 0 } = looks[name];
		tones.set([...linear(colour), rough], slot * 4);
		makes.set([metal, pattern ? (patternNumbers[pattern] ?? 0) : 0, glow, 0], slot * 4);
	});
}

/** The tiles that a mix needs. */
export function tilesIn(looks: Record<SlotName, Look>): TileName[] {
	const drawnFrom: Record<Drawn, TileName | undefined> = {
		plies: undefined,
		planks: "oak-natural",
		"clay-tiles": "fibre",
		poured: "fibre",
		lino: "fibre",
		plaster: "fibre",
		brushed: "fibre",
	};
	const isDrawn = (pattern: TileName | Drawn): pattern is Drawn => Object.hasOwn(drawnFrom, pattern);
	const wanted = Object.values(looks).flatMap(({ pattern }) => {
		const tile = pattern && (isDrawn(pattern) ? drawnFrom[pattern] : pattern);
		return tile ? [tile] : [];
	});
	return [...new Set(wanted)];
}
