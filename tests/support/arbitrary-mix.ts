import fc from "fast-check";
import { floors, wallTones } from "../../facts/kitchen/mixer.ts";
import { frontDesigns } from "../../facts/products/fronts.ts";
import { materialKeys } from "../../facts/products/materials.ts";
import { sinks, taps } from "../../facts/products/sinks-and-taps.ts";
import { worktops } from "../../facts/products/worktops.ts";
import { type Mix, mixPlans, mixSystems, planSizes, withPaint } from "../../mixer/mix.ts";

const paint = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

const base = fc
	.tuple(fc.constantFrom(...frontDesigns), fc.constantFrom(...materialKeys), paint)
	.map(([design, material, colour]) => withPaint({ design, material }, colour));

const following = fc
	.tuple(fc.constantFrom("same" as const, ...frontDesigns), fc.constantFrom("same" as const, ...materialKeys), paint)
	.map(([design, material, colour]) => withPaint({ design, material }, colour));

/** Every kitchen that can be mixed, for property tests. */
export const arbitraryMix: fc.Arbitrary<Mix> = fc.record({
	plan: fc.constantFrom(...mixPlans),
	size: fc.constantFrom(...planSizes),
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
