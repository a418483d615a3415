import { expect, test } from "vitest";
import { buildKitchen } from "../../mixer/kitchen-model/build-kitchen.ts";
import { defaultMix, mixPlans, planSizes } from "../../mixer/mix.ts";
import { bakeLamps, bakeLight } from "./bake-light.ts";
import { chartsOf, mapPlace } from "./light-charts.ts";
import { blocks, hiddenBy } from "./occlusion.ts";

const floor = { axis: 1, sign: 1 } as const;

test("a box right above hides all, one behind the patch hides nothing", () => {
	expect(hiddenBy({ low: [-50, 0.01, -50], high: [50, 1, 50] }, [0, 0, 0], floor.axis, floor.sign)).toBeCloseTo(1, 2);
	expect(hiddenBy({ low: [-1, -1, -1], high: [1, -0.1, 1] }, [0, 0, 0], floor.axis, floor.sign)).toBe(0);
});

test("an endless wall beside a patch hides half of what it sees", () => {
	expect(hiddenBy({ low: [0.001, 0, -100], high: [100, 100, 100] }, [0, 0, 0], floor.axis, floor.sign)).toBeCloseTo(
		0.5,
		2,
	);
});

test("what a box hides fades with distance and is the same on every side", () => {
	const box = { low: [-0.3, 0, -0.3], high: [0.3, 0.8, 0.3] } as const;
	const hidden = [0.35, 0.5, 1, 2].map((x) => hiddenBy(box, [x, 0, 0], floor.axis, floor.sign));
	expect(hidden).toEqual(hidden.toSorted((one, other) => other - one));
	for (const at of [
		[-0.5, 0, 0],
		[0, 0, 0.5],
		[0, 0, -0.5],
	] as const) {
		expect(hiddenBy(box, at, floor.axis, floor.sign)).toBeCloseTo(hidden[1] ?? 0, 9);
	}
});

test("a way through a box is blocked, one past it is not", () => {
	const box = { low: [0, 0, 0], high: [1, 1, 1] } as const;
	expect(blocks(box, [-1, 0.5, 0.5], [2, 0.5, 0.5])).toBe(true);
	expect(blocks(box, [-1, 1.5, 0.5], [2, 1.5, 0.5])).toBe(false);
	expect(blocks(box, [-1, 0.5, 0.5], [-0.5, 0.5, 0.5])).toBe(false);
});

test.each(mixPlans.flatMap((plan) => planSizes.map((size) => [plan, size] as const)))(
	"the light of %s %s is darkest beneath wall cabinets and open in the room",
	(plan, size) => {
		const model = buildKitchen({ ...defaultMix, plan, size });
		const map = chartsOf(model);
		const baked = bakeLight(model, map);
		const { values, width, height } = baked;
		const surroundings = (at: readonly [number, number, number], normal: readonly [number, number, number]) => {
			const [u, v] = mapPlace(map, at, normal);
			return values[(Math.floor(v * height) * width + Math.floor(u * width)) * 4 + 1] ?? 0;
		};
		expect(values.every(Number.isFinite)).toBe(true);
		const hung = model.runs[0]?.cabinets.find(({ group }) => group === "wall")?.carcass;
		const x = (hung ? hung.x + hung.width / 2 : 0) / 1000;
		expect(surroundings([x, 0.9, 0.1], [0, 1, 0])).toBeLessThan(0.6);
		expect(surroundings([x, 0, 4], [0, 1, 0])).toBeGreaterThan(0.7);
		expect(map.height).toBeLessThan(256);

		const lamps = () => values.filter((_, at) => at % 4 === 2);
		expect(lamps().some((light) => light > 0)).toBe(false);
		bakeLamps(model, map, baked);
		expect(lamps().some((light) => light > 0)).toBe(true);
		expect(values.every(Number.isFinite)).toBe(true);
	},
);
