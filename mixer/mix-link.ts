import { upperKinds } from "../facts/kitchen/mixer.ts";
import { checkCharacter } from "./check-character.ts";
import { frontIds } from "./kitchen-model/front-ids.ts";
import {
	type FollowingChoice,
	type FrontChoice,
	type Layout,
	type Mix,
	mixPlans,
	openingMix,
	parseColour,
	planSizes,
	type SingleFront,
	withPaint,
} from "./mix.ts";
import { codes, decode } from "./mix-codes.ts";

/** `damaged`: part of the input could not be read, and the default was used instead. */
export type ParsedMix = { mix: Mix; damaged: boolean };

/**
 * How links of each version are read. A link is its version, a character for each choice, and a check character.
 * Version 2 also has fronts that differ from their group.
 */
const readers: Readonly<Record<string, (choices: string) => ParsedMix>> = {
	"1": (choices) => readChoices(choices, false),
	"2": (choices) => readChoices(choices, true),
};

/** The whole mix as a short word for the address, in the oldest version that can say it. */
export function serializeLink(mix: Mix): string {
	const content = `${mix.singles.length > 0 ? 2 : 1}${serializeChoices(mix)}${serializeFronts(mix)}`;
	return content + checkCharacter(content);
}

/** Two characters for which front it is, then its design and material. Sorted: one kitchen has one link. */
function serializeFronts(mix: Mix): string {
	if (mix.singles.length === 0) return "";
	const ids = frontIds(mix);
	return mix.singles
		.filter(({ front }) => ids.includes(front))
		.map((single) => ids.indexOf(single.front).toString(36).padStart(2, "0") + serializeChoice(single))
		.sort()
		.join("");
}

/** The single fronts of a form, which names the layout that their numbers belong to; those of another are dropped. */
export function serializeSingles(mix: Mix): string {
	return layoutCode(mix) + serializeFronts(mix);
}

export function parseSingles(text: string, layout: Layout): SingleFront[] {
	return text.charAt(0) === layoutCode(layout) ? readSingles(createReader(text.slice(1)), layout) : [];
}

const layoutCode = ({ plan, size, uppers }: Layout) => codes.layout[`${plan} ${size} ${uppers}`];

/** Never fails: what cannot be read becomes the default. */
export function parseLink(text: string): ParsedMix {
	const link = text.trim().toLowerCase();
	const read = Object.hasOwn(readers, link.charAt(0)) ? readers[link.charAt(0)] : undefined;
	if (!read) return { mix: openingMix, damaged: true };
	const content = link.slice(0, -1);
	const intact = checkCharacter(content) === link.slice(-1);
	// Where the end is missing, the last character is a choice and not a check.
	const { mix, damaged } = read(intact ? content.slice(1) : link.slice(1));
	return { mix, damaged: damaged || !intact };
}

export function sameMix(one: Mix, other: Mix): boolean {
	return serializeLink(one) === serializeLink(other);
}

/** In the order that readChoices reads. Never change it: every link that was shared would break. */
function serializeChoices(mix: Mix): string {
	const { base, wall, tall } = mix;
	return [
		layoutCode(mix),
		codes.system[mix.system],
		codes.worktop[mix.worktop],
		codes.sink[mix.sink],
		codes.tap[mix.tap],
		codes.wallTone[mix.wallTone],
		codes.floor[mix.floor],
		...[base, wall, tall].map(serializeChoice),
	].join("");
}

function serializeChoice(choice: FrontChoice | FollowingChoice): string {
	const { design, material, colour } = choice;
	return codes.design[design] + codes.material[material] + (colour?.slice(1) ?? "");
}

function readChoices(choices: string, hasSingles: boolean): ParsedMix {
	const reader = createReader(choices);
	const { next, paint, isDamaged } = reader;
	const [plan, size, uppers] = next(codes.layout, "single-run narrow cabinets").split(" ");
	const following = (fallback: FollowingChoice): FollowingChoice => {
		const choice = { design: next(codes.design, fallback.design), material: next(codes.material, fallback.material) };
		return withPaint(choice, paint(choice.material));
	};
	const layout: Layout = {
		plan: mixPlans.find((one) => one === plan) ?? openingMix.plan,
		size: planSizes.find((one) => one === size) ?? openingMix.size,
		uppers: upperKinds.find((one) => one === uppers) ?? openingMix.uppers,
	};
	// In the order of the link: each line reads its next character. Never change the order.
	const fittings = {
		system: next(codes.system, openingMix.system),
		worktop: next(codes.worktop, openingMix.worktop),
		sink: next(codes.sink, openingMix.sink),
		tap: next(codes.tap, openingMix.tap),
		wallTone: next(codes.wallTone, openingMix.wallTone),
		floor: next(codes.floor, openingMix.floor),
	};
	const first = following(openingMix.base);
	const base = {
		design: first.design === "same" ? openingMix.base.design : first.design,
		...(first.material === "same"
			? { material: openingMix.base.material, colour: openingMix.base.colour }
			: { material: first.material, colour: first.colour }),
	};
	const isBaseUnset = first.design === "same" || first.material === "same";
	const wall = following(openingMix.wall);
	const tall = following(openingMix.tall);
	const singles = hasSingles ? readSingles(reader, layout) : [];
	return {
		mix: { ...layout, ...fittings, base, wall, tall, singles },
		damaged: isDamaged() || isBaseUnset || (hasSingles && singles.length === 0),
	};
}

/** Single fronts until the end; each front counts once. */
function readSingles(reader: ReturnType<typeof createReader>, layout: Layout): SingleFront[] {
	const ids = frontIds(layout);
	const singles = new Map<string, SingleFront>();
	while (!reader.isDone()) {
		const front = reader.front(ids);
		const design = reader.next(codes.design, "same");
		const material = reader.next(codes.material, "same");
		const colour = reader.paint(material);
		if (front === undefined || design === "same" || material === "same" || singles.has(front)) reader.fail();
		else singles.set(front, { ...withPaint({ design, material }, colour), front });
	}
	return [...singles.values()];
}

/** Reads character by character; `isDamaged` tells whether any could not be read, was missing, or was left over. */
function createReader(choices: string) {
	let at = 0;
	let damaged = false;
	return {
		next<Key extends string>(table: Record<Key, string>, fallback: NoInfer<Key>): Key {
			const found = decode(table, choices.charAt(at));
			at += 1;
			if (found === undefined) damaged = true;
			return found ?? fallback;
		},
		paint(material: string): string | undefined {
			if (material !== "painted") return undefined;
			const colour = parseColour(`#${choices.slice(at, at + 6)}`);
			if (colour) at += 6;
			else damaged = true;
			return colour;
		},
		front(ids: readonly string[]): string | undefined {
			const number = Number.parseInt(choices.slice(at, at + 2), 36);
			at += 2;
			return ids[number];
		},
		fail: () => {
			damaged = true;
		},
		isDone: () => at >= choices.length,
		isDamaged: () => damaged || at !== choices.length,
	};
}
