import { floorColours, floors, upperKinds, type WallTone, wallTones } from "../facts/kitchen/mixer.ts";
import { frontDesigns } from "../facts/products/fronts.ts";
import { type MaterialKey, materialKeys, materialOf } from "../facts/products/materials.ts";
import { sinks, taps } from "../facts/products/sinks-and-taps.ts";
import { worktopColours, worktops } from "../facts/products/worktops.ts";
import { pickFrom, randomNumbers } from "../facts/random-numbers.ts";
import { hueDistance, type Shade, shadeOf } from "./colour-space.ts";
import { frontIds } from "./kitchen-model/front-ids.ts";
import { type FollowingChoice, type Mix, mixPlans, planSizes } from "./mix.ts";
import { sameMix } from "./mix-link.ts";

/** Chroma above which a colour is loud, and below which it has hardly any hue. */
const loud = 0.1;
const neutral = 0.035;

/** All but Painted, whose colour the visitor chooses. */
const candidates = materialKeys.filter((key) => materialOf(key).family !== "painted");
const isWood = (key: MaterialKey) => ["wood", "multiplex"].includes(materialOf(key).family);
const shade = (key: MaterialKey) => shadeOf(materialOf(key).colour);
const isBold = (key: MaterialKey) => !isWood(key) && shade(key).chroma > 0.04;

/**
 * Another kitchen for the same brand of cabinets: any layout, one bold material, at most one other, now and then one
 * front with another choice, and a quiet room. The same seed gives the same kitchen.
 */
export function surprise(mix: Mix, seed: number): Mix {
	const random = randomNumbers(seed);
	let candidate = draw(mix, random);
	while (sameMix(candidate, mix)) candidate = draw(mix, random);
	return candidate;
}

function draw(mix: Mix, random: () => number): Mix {
	const bold = pickFrom(random, candidates.filter(isBold), "tabasco");
	const beside = pickFrom(
		random,
		candidates.filter((key) => key !== bold && goTogether(bold, key)),
		"oat",
	);
	const design = pickFrom(random, frontDesigns, "flush");
	const same: FollowingChoice = { design: "same", material: "same", colour: undefined };
	const other: FollowingChoice = { ...same, material: beside };
	// The second material goes on no group, the tall cabinets, the wall cabinets, or both.
	const [wall, tall] = pickFrom(
		random,
		[
			[same, same],
			[same, other],
			[same, other],
			[other, same],
			[other, other],
		] as const,
		[same, same],
	);
	// Bars on all groups look restless.
	const barred = design === "barre" && random() < 0.7;
	const base = { design: barred ? ("flush" as const) : design, material: bold, colour: undefined };
	const plan = pickFrom(random, mixPlans, mix.plan);
	const size = pickFrom(random, planSizes, mix.size);
	const layout = { plan, size, uppers: pickFrom(random, upperKinds, mix.uppers) };
	const odd = random() < 0.35 ? pickFrom(random, frontIds(layout), "") : "";
	return {
		...mix,
		...layout,
		singles: odd ? [{ front: odd, design: base.design, material: beside, colour: undefined }] : [],
		base,
		wall,
		tall: barred ? { ...tall, design: "barre" } : tall,
		worktop: pickFrom(
			random,
			worktops.filter((one) => standsOut(shadeOf(worktopColours[one]), shade(bold), 0.12)),
			"marble",
		),
		sink: pickFrom(random, sinks, "brass"),
		tap: pickFrom(random, taps, "standard"),
		wallTone: pickFrom(random, tonesBehind(bold, beside), "oat"),
		floor: pickFrom(
			random,
			floors.filter((floor) => standsOut(shadeOf(floorColours[floor]), shade(bold), 0.1)),
			"pale-oak",
		),
	};
}

/** They differ in lightness, and their hues are near each other, or opposite with at most one of them loud. */
export function goTogether(one: MaterialKey, other: MaterialKey): boolean {
	const [first, second] = [shade(one), shade(other)];
	const step = Math.abs(first.lightness - second.lightness);
	if (isWood(one) || isWood(other)) return step > 0.08;
	if (Math.min(first.chroma, second.chroma) < neutral) return step > 0.2;
	const apart = hueDistance(first, second);
	if (apart < 50) return step > 0.15;
	return apart > 130 && step > 0.1 && Math.min(first.chroma, second.chroma) < loud;
}

const standsOut = (one: Shade, other: Shade, min: number) => Math.abs(one.lightness - other.lightness) > min;

/** Wall colours other than the fronts' and, where possible, clearly lighter or darker. */
function tonesBehind(...fronts: MaterialKey[]): readonly WallTone[] {
	const others = wallTones.filter((tone) => fronts.every((key) => key !== tone));
	const apart = others.filter((tone) => fronts.every((key) => standsOut(shade(tone), shade(key), 0.06)));
	return apart.length > 0 ? apart : others;
}
