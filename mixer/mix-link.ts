import { checkCharacter } from "./check-character.ts";
import {
	defaultMix,
	type FollowingChoice,
	type FrontChoice,
	type Mix,
	mixPlans,
	parseColour,
	planSizes,
	withPaint,
} from "./mix.ts";
import { codes, decode } from "./mix-codes.ts";

/** `damaged`: part of the input could not be read, and the default was used instead. */
export type ParsedMix = { mix: Mix; damaged: boolean };

/** How links of each version are read. A link is its version, a character for each choice, and a check character. */
const readers: Readonly<Record<string, (choices: string) => ParsedMix>> = { "1": readVersion1 };

/** The whole mix as a short word for the address, in the newest version. */
export function serializeLink(mix: Mix): string {
	const content = `1${writeVersion1(mix)}`;
	return content + checkCharacter(content);
}

/** Never fails: what cannot be read becomes the default. */
export function parseLink(text: string): ParsedMix {
	const link = text.trim().toLowerCase();
	const read = Object.hasOwn(readers, link.charAt(0)) ? readers[link.charAt(0)] : undefined;
	if (!read) return { mix: defaultMix, damaged: true };
	const content = link.slice(0, -1);
	const intact = checkCharacter(content) === link.slice(-1);
	// Where the end is missing, the last character is a choice and not a check.
	const { mix, damaged } = read(intact ? content.slice(1) : link.slice(1));
	return { mix, damaged: damaged || !intact };
}

export function sameMix(one: Mix, other: Mix): boolean {
	return serializeLink(one) === serializeLink(other);
}

function writeVersion1(mix: Mix): string {
	const { base, wall, tall } = mix;
	return [
		codes.layout[`${mix.plan} ${mix.size}`],
		codes.system[mix.system],
		codes.worktop[mix.worktop],
		codes.sink[mix.sink],
		codes.tap[mix.tap],
		codes.wallTone[mix.wallTone],
		codes.floor[mix.floor],
		...[base, wall, tall].map(writeChoice),
	].join("");
}

function writeChoice(choice: FrontChoice | FollowingChoice): string {
	const { design, material, colour } = choice;
	return codes.design[design] + codes.material[material] + (colour?.slice(1) ?? "");
}

function readVersion1(choices: string): ParsedMix {
	const { next, paint, end } = readerOf(choices);
	const layout = next(codes.layout, `${defaultMix.plan} ${defaultMix.size}`);
	const following = (usual: FollowingChoice): FollowingChoice => {
		const choice = { design: next(codes.design, usual.design), material: next(codes.material, usual.material) };
		return withPaint(choice, paint(choice.material));
	};
	const mix: Mix = {
		plan: mixPlans.find((plan) => layout.startsWith(plan)) ?? defaultMix.plan,
		size: planSizes.find((size) => layout.endsWith(size)) ?? defaultMix.size,
		system: next(codes.system, defaultMix.system),
		worktop: next(codes.worktop, defaultMix.worktop),
		sink: next(codes.sink, defaultMix.sink),
		tap: next(codes.tap, defaultMix.tap),
		wallTone: next(codes.wallTone, defaultMix.wallTone),
		floor: next(codes.floor, defaultMix.floor),
		base: defaultMix.base,
		wall: defaultMix.wall,
		tall: defaultMix.tall,
	};
	const first = following(defaultMix.base);
	const base = {
		design: first.design === "same" ? defaultMix.base.design : first.design,
		...(first.material === "same"
			? { material: defaultMix.base.material, colour: defaultMix.base.colour }
			: { material: first.material, colour: first.colour }),
	};
	const leads = first.design === "same" || first.material === "same";
	const wall = following(defaultMix.wall);
	const tall = following(defaultMix.tall);
	return { mix: { ...mix, base, wall, tall }, damaged: end() || leads };
}

/** Reads character by character; `end` says whether any could not be read, was missing, or was left over. */
function readerOf(choices: string) {
	let at = 0;
	let damaged = false;
	return {
		next<Key extends string>(table: Record<Key, string>, otherwise: NoInfer<Key>): Key {
			const found = decode(table, choices.charAt(at));
			at += 1;
			if (found === undefined) damaged = true;
			return found ?? otherwise;
		},
		paint(material: string): string | undefined {
			if (material !== "painted") return undefined;
			const colour = parseColour(`#${choices.slice(at, at + 6)}`);
			if (colour) at += 6;
			else damaged = true;
			return colour;
		},
		end: () => damaged || at !== choices.length,
	};
}
