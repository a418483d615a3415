import { fill } from "../content/fill.ts";
import { formatNumber } from "../content/format-figure.ts";
import type { Content } from "../content/schemas/all.ts";
import { cabinetSystemOf } from "../facts/kitchen/cabinet-systems.ts";
import { frontNames } from "../facts/products/fronts.ts";
import { materialName } from "../facts/products/materials.ts";
import type { Locale } from "../facts/site/locales.ts";
import { buildKitchen } from "./kitchen-model/build-kitchen.ts";
import {
	colourOf,
	type FrontChoice,
	type FrontGroup,
	frontsOf,
	groupsIn,
	type Mix,
	type MixSystem,
	materialsOfMix,
} from "./mix.ts";

/** The words that describe a mix, in one language. */
export type MixWords = Content<"mixer">["describe"] & Pick<Content<"kitchen-words">, "worktops" | "sinks" | "taps">;

/** Flush in Tabasco; paint is named by its colour. */
export function nameOfFronts(choice: FrontChoice, words: Pick<MixWords, "front" | "painted">, locale: Locale): string {
	return fill(words.front, { design: frontNames[choice.design], material: nameOfMaterial(choice, words, locale) });
}

export function nameOfMaterial(choice: FrontChoice, words: Pick<MixWords, "painted">, locale: Locale): string {
	return choice.material === "painted"
		? fill(words.painted, { colour: colourOf(choice) })
		: materialName(choice.material, locale);
}

export function nameOfSystem(system: MixSystem): string {
	const { brand = "", model = "" } = cabinetSystemOf(system);
	return `${brand} ${model}`;
}

/** A mix named as a dish, after what it is: its design, material and layout, and what stands out beside them. */
export function nameOfMix(mix: Mix, words: MixWords, locale: Locale): string {
	const other = materialsOfMix(mix).find((material) => material !== mix.base.material);
	return fill(words.name, {
		preparation: words.preparations[mix.base.design],
		material: materialName(mix.base.material, locale),
		beside: other ? materialName(other, locale) : words.worktops[mix.worktop],
	});
}

/** The whole mix in a few short sentences, for screen readers and mails. */
export function describeMix(mix: Mix, words: MixWords, locale: Locale): string {
	const name = (group: FrontGroup) => nameOfFronts(frontsOf(mix, group), words, locale);
	const [base, wall, tall] = [name("base"), name("wall"), name("tall")];
	const same = groupsIn(mix).every((group) => name(group) === base);
	const separate = mix.uppers === "shelf" ? words.withShelf : words.separate;
	const groups = same ? fill(words.everywhere, { front: base }) : fill(separate, { base, wall, tall });
	return fill(words.sentence, {
		plan: words.plans[mix.plan],
		metres: formatNumber(widthOf(mix), locale),
		fronts: [groups, ...describeSingles(mix, words, locale)].join(". "),
		worktop: words.worktops[mix.worktop],
		sink: words.sinks[mix.sink],
		tap: words.taps[mix.tap],
		tone: materialName(mix.wallTone, locale),
	});
}

function describeSingles({ singles: [first, ...more] }: Mix, words: MixWords, locale: Locale): string[] {
	if (!first) return [];
	if (more.length === 0) return [fill(words.single, { front: nameOfFronts(first, words, locale) })];
	return [fill(words.singles, { count: String(more.length + 1) })];
}

/** How wide the longest row along a wall is, in metres with one decimal. */
function widthOf(mix: Mix): number {
	const lengths = buildKitchen(mix).runs.map(({ length }) => length);
	return Math.round(Math.max(...lengths) / 100) / 10;
}
