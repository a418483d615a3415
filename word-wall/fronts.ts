import type { WallTone } from "../facts/kitchen/mixer.ts";
import { type FrontDesign, frontDesigns } from "../facts/products/fronts.ts";
import { type Flavour, type FrontLook, type MaterialKey, materialKeys } from "../facts/products/materials.ts";
import { pickFrom, randomNumbers } from "../facts/random-numbers.ts";

/*
 * Links store a seed that indexes the lists below. Never change or reorder them: every shared wall would change. A new
 * flavour gets pairings, and is not in `leads`.
 */

/** Good neighbours of each flavour; chosen by eye. */
const pairings: Readonly<Record<Flavour, readonly [Flavour, Flavour, Flavour, Flavour]>> = {
	mocca: ["butter", "oat", "sage", "tuna"],
	oat: ["tabasco", "night", "honey", "sage"],
	sage: ["butter", "aubergine", "oat", "lychee"],
	night: ["tabasco", "oat", "mint", "honey"],
	elephant: ["honey", "night", "oat", "mint"],
	tabasco: ["lychee", "butter", "blueberry", "oat"],
	honey: ["aubergine", "oat", "tabasco", "mint"],
	cacao: ["lychee", "honey", "oat", "mint"],
	aubergine: ["tuna", "honey", "lychee", "oat"],
	blueberry: ["butter", "mint", "tabasco", "oat"],
	roquefort: ["night", "butter", "oat", "cherry"],
	cherry: ["lychee", "frosting", "honey", "tuna"],
	butter: ["tabasco", "blueberry", "oat", "sage"],
	lychee: ["cherry", "tabasco", "oat", "blueberry"],
	mint: ["aubergine", "butter", "tabasco", "frosting"],
	frosting: ["cherry", "mint", "tuna", "night"],
	tuna: ["aubergine", "frosting", "butter", "cherry"],
};

/** The flavours that can lead a wall. */
const leads = [
	"mocca",
	"oat",
	"sage",
	"night",
	"elephant",
	"tabasco",
	"honey",
	"cacao",
	"aubergine",
	"blueberry",
	"roquefort",
	"cherry",
	"butter",
	"lychee",
	"mint",
	"frosting",
	"tuna",
] as const satisfies readonly Flavour[];

/** Barre is left to the blank fronts: its bars cut through a letter. A visitor may still choose it. */
const letterDesigns: readonly FrontDesign[] = ["flush", "framed", "catch", "pull", "own"];

/** Above any other character the hole of Catch would be taken for an accent. */
const standsBelowHole = /[BDFGHJKLMPQRTVWX2-9]/;

/** Walls against which the things on the worktop show. */
const tones: readonly WallTone[] = ["butter", "lychee", "mint", "sage", "roquefort", "tuna"];

/** The blank fronts of a wall are all of one wood. */
const woods: readonly MaterialKey[] = ["oak-natural", "walnut", "warm-oak"];

/** `tone` is the colour of the wall behind. */
export type FrontChoices = { letters: FrontLook[]; blank: FrontLook; tone: WallTone };

/**
 * Fronts for letters, from one flavour (given or picked) and its pairings. The same seed gives the same fronts, and
 * those of a shorter word are the first of a longer one, so that nothing changes colour while somebody types.
 */
export function chooseFronts(characters: readonly string[], seed: number, flavour?: Flavour): FrontChoices {
	const random = randomNumbers(seed);
	const picked = pickFrom<Flavour>(random, leads, "tabasco");
	const lead = flavour ?? picked;
	const palette: readonly Flavour[] = [lead, ...pairings[lead]];
	const blank: FrontLook = { design: "barre", material: pickFrom(random, woods, "oak-natural") };
	const tone = pickFrom(
		random,
		tones.filter((one) => !palette.includes(one)),
		"mint",
	);
	const letters: FrontLook[] = [];
	for (const character of characters) {
		const [before, earlier] = [letters.at(-1), letters.at(-2)];
		const colours = palette.filter((key) => key !== before?.material && key !== earlier?.material);
		const designs = letterDesigns.filter(
			(design) => design !== before?.design && (design !== "catch" || standsBelowHole.test(character)),
		);
		letters.push({ design: pickFrom(random, designs, "flush"), material: pickFrom(random, colours, lead) });
	}
	return { letters, blank, tone };
}

/** The next design in the next material. */
export function nextFront({ design, material }: FrontLook): FrontLook {
	return { design: after(frontDesigns, design), material: after(materialKeys, material) };
}

function after<Item>(items: readonly Item[], item: Item): Item {
	return items[(items.indexOf(item) + 1) % items.length] ?? item;
}
