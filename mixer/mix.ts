import type { CabinetKey } from "../facts/kitchen/cabinet-systems.ts";
import type { plans } from "../facts/kitchen/gallery.ts";
import type { Floor, Uppers, WallTone } from "../facts/kitchen/mixer.ts";
import type { FrontDesign } from "../facts/products/fronts.ts";
import { type MaterialKey, materialOf } from "../facts/products/materials.ts";
import type { Finish, Tap } from "../facts/products/sinks-and-taps.ts";
import type { Worktop } from "../facts/products/worktops.ts";

export const mixPlans = [
	"single-run",
	"l-shape",
	"galley",
	"island",
] as const satisfies readonly (typeof plans)[number][];
export type MixPlan = (typeof mixPlans)[number];

export const planSizes = ["narrow", "wide"] as const;
export type PlanSize = (typeof planSizes)[number];

/** The choices that decide which fronts a kitchen has. */
export type Layout = { plan: MixPlan; size: PlanSize; uppers: Uppers };

/** The cabinets that our fronts are known to fit. */
export const mixSystems = ["metod", "faktum", "bordo", "senti"] as const satisfies readonly CabinetKey[];
export type MixSystem = (typeof mixSystems)[number];

/** Fronts are chosen for the base cabinets; wall and tall cabinets follow, unless they are given something else. */
export const frontGroups = ["base", "wall", "tall"] as const;
export type FrontGroup = (typeof frontGroups)[number];

/** `colour` is that of Painted, as #rrggbb; other materials have their own. */
export type FrontChoice = { design: FrontDesign; material: MaterialKey; colour: string | undefined };
export type FollowingChoice = {
	design: FrontDesign | "same";
	material: MaterialKey | "same";
	colour: string | undefined;
};

/** One front that differs from the others of its group, by its id in the kitchen's model. */
export type SingleFront = FrontChoice & { front: string };

/** Everything a visitor chooses. Viewpoint, light and open drawers are not part of it. */
export type Mix = Layout & {
	system: MixSystem;
	base: FrontChoice;
	wall: FollowingChoice;
	tall: FollowingChoice;
	/** Their ids are those of this layout. */
	singles: readonly SingleFront[];
	worktop: Worktop;
	sink: Finish;
	tap: Tap;
	wallTone: WallTone;
	floor: Floor;
};

const asBase: FollowingChoice = { design: "same", material: "same", colour: undefined };

/** What an address by field names (?design=flush) leaves out. Never change it: old ones would show another kitchen. */
export const fieldDefaults: Mix = {
	plan: "single-run",
	size: "narrow",
	uppers: "cabinets",
	system: "metod",
	base: { design: "catch", material: "blueberry", colour: undefined },
	wall: asBase,
	tall: { ...asBase, material: "oak-natural" },
	singles: [],
	worktop: "marble-composite",
	sink: "brass",
	tap: "boiling-water",
	wallTone: "lychee",
	floor: "pale-oak",
};

/** The kitchen that the mixer opens with: the one in the picture combinations/catch-blueberry. */
export const openingMix: Mix = {
	...fieldDefaults,
	uppers: "shelf",
	tall: asBase,
	worktop: "stainless-steel",
	sink: "stainless-steel",
	tap: "standard",
	wallTone: "roquefort",
};

/** The groups of cabinets that this kitchen has. */
export const groupsIn = ({ uppers }: Pick<Mix, "uppers">): readonly FrontGroup[] =>
	uppers === "cabinets" ? frontGroups : frontGroups.filter((group) => group !== "wall");

/** The fronts of a group; choices that follow the base cabinets are filled in. */
export function frontsOf(mix: Mix, group: FrontGroup): FrontChoice {
	if (group === "base") return mix.base;
	const own = mix[group];
	return {
		design: own.design === "same" ? mix.base.design : own.design,
		...(own.material === "same"
			? { material: mix.base.material, colour: mix.base.colour }
			: { material: own.material, colour: own.colour }),
	};
}

/** The choice of one front: its own, or that of its group. */
export function frontOf(mix: Mix, { id, group }: { id: string; group: FrontGroup }): FrontChoice {
	return mix.singles.find(({ front }) => front === id) ?? frontsOf(mix, group);
}

/** The same mix with one front changed; without a choice it is like its group again. */
export function withSingle(mix: Mix, front: string, choice: FrontChoice | undefined): Mix {
	const others = mix.singles.filter((single) => single.front !== front);
	return { ...mix, singles: choice ? [...others, { ...choice, front }] : others };
}

/** All choices of fronts: those of the groups from below to above, then the single ones. */
export function frontChoicesIn(mix: Mix): FrontChoice[] {
	return [...groupsIn(mix).map((group) => frontsOf(mix, group)), ...mix.singles];
}

/** The colour that is seen: that of the paint, or the material's own. */
export function colourOf({ material, colour }: Pick<FrontChoice, "material" | "colour">): string {
	return colour ?? materialOf(material).colour;
}

/** The materials of all fronts, each once, from below to above. */
export function materialsOfMix(mix: Mix): MaterialKey[] {
	return [...new Set(frontChoicesIn(mix).map(({ material }) => material))];
}

const hexColour = /^#[0-9a-f]{6}$/;

/** A colour as paint takes it, or undefined where the text is none. */
export function parseColour(text: string): string | undefined {
	const colour = text.toLowerCase();
	return hexColour.test(colour) ? colour : undefined;
}

/** A choice with a colour where it is Painted, and without one where it is not. */
export function withPaint<Choice extends { material: MaterialKey | "same" }>(choice: Choice, colour?: string) {
	const painted = choice.material === "painted";
	return { ...choice, colour: painted ? (colour ?? materialOf("painted").colour) : undefined };
}
