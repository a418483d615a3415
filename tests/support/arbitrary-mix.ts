import fc from "fast-check";
import { floors, upperKinds, wallTones } from "../../facts/kitchen/mixer.ts";
import { frontDesigns } from "../../facts/products/fronts.ts";
import { materialKeys } from "../../facts/products/materials.ts";
import { sinks, taps } from "../../facts/products/sinks-and-taps.ts";
import { worktops } from "../../facts/products/worktops.ts";
import { frontIds } from "../../mixer/kitchen-model/front-ids.ts";
import { type Mix, mixPlans, mixSystems, planSizes, withPaint } from "../../mixer/mix.ts";

const paint = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

const base = fc
	.tuple(fc.constantFrom(...frontDesigns), fc.constantFrom(...materialKeys), paint)
	.map(([design, material, colour]) => withPaint({ design, material }, colour));

const following = fc
	.tuple(fc.constantFrom("same" as const, ...frontDesigns), fc.constantFrom("same" as const, ...materialKeys), paint)
	.map(([design, material, colour]) => withPaint({ design, material }, colour));

const withoutSingles = fc.record({
	plan: fc.constantFrom(...mixPlans),
	size: fc.constantFrom(...planSizes),
	uppers: fc.constantFrom(...upperKinds),
	system: fc.constantFrom(...mixSystems),
	base,
	wall: following,
	tall: following,
	worktop: fc.constantFrom(...worktops),
	sink: fc.constantFrom(...sinks),
	tap: fc.constantFrom(...taps),
	wallTone: fc.constantFrom(...wallTones),
	floor: fc.constantFrom(...floors),
});

/** Every kitchen that can be mixed, for property tests. */
export const arbitraryMix: fc.Arbitrary<Mix> = withoutSingles.chain((mix) => {
	const ids = frontIds(mix);
	// In the order of their links.
	const fronts = fc.subarray(ids, { maxLength: 4 });
	return fc.tuple(fronts, fc.array(base, { minLength: 4, maxLength: 4 })).map(([chosen, choices]) => ({
		...mix,
		singles: chosen.flatMap((front, number) => choices.slice(number, number + 1).map((one) => ({ ...one, front }))),
	}));
});
