import { describe, expect, test } from "vitest";
import { cabinets } from "../../facts/kitchen/cabinets.ts";
import { frontDesigns } from "../../facts/products/fronts.ts";
import { taps } from "../../facts/products/sinks-and-taps.ts";
import { buildKitchen } from "../../mixer/kitchen-model/build-kitchen.ts";
import { defaultMix, mixPlans, planSizes } from "../../mixer/mix.ts";
import { catchHole, type FrontShape, frontMesh, shapeKey } from "./front-shapes.ts";
import { kitchenMesh } from "./kitchen-mesh.ts";
import { chartsOf } from "./light-charts.ts";
import type { MeshData } from "./mesh-builder.ts";

const kitchens = mixPlans.flatMap((plan) => planSizes.map((size) => buildKitchen({ ...defaultMix, plan, size })));
const fronts = kitchens.flatMap(({ runs }) => runs.flatMap((run) => run.cabinets.flatMap((cabinet) => cabinet.fronts)));
const shapes = frontDesigns.flatMap((design) => {
	const all = fronts.map((front): FrontShape => ({ ...front, design }));
	return [...new Map(all.map((shape) => [shapeKey(shape), shape])).values()];
});

/** Triangles whose winding and normals disagree: they would be lit from the wrong side, or not be seen at all. */
function insideOut({ positions, normals, triangles }: MeshData): string[] {
	const at = (values: Float32Array, corner: number) => [0, 1, 2].map((axis) => values[corner * 3 + axis] ?? 0);
	const wrong: string[] = [];
	for (let number = 0; number < triangles.length; number += 3) {
		const [one = 0, two = 0, three = 0] = triangles.subarray(number, number + 3);
		const [a, b, c] = [at(positions, one), at(positions, two), at(positions, three)];
		const [[x1 = 0, y1 = 0, z1 = 0], [x2 = 0, y2 = 0, z2 = 0]] = [b, c].map((point) =>
			point.map((value, axis) => value - (a[axis] ?? 0)),
		) as [number[], number[]];
		const facing = [y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2];
		const size = Math.hypot(...facing);
		if (size < 1e-12) continue;
		const mean = [0, 1, 2].map((axis) =>
			[one, two, three].reduce((sum, corner) => sum + (at(normals, corner)[axis] ?? 0), 0),
		);
		const agrees = facing.reduce((sum, value, axis) => sum + (value / size) * (mean[axis] ?? 0), 0);
		if (agrees <= 0)
			wrong.push(`${a.map((value) => value.toFixed(3))} faces ${facing.map((value) => (value / size).toFixed(1))}`);
	}
	return wrong;
}

describe("fronts", () => {
	test.each(shapes.map((shape) => [shapeKey(shape), shape] as const))(
		"%s is a closed skin that faces outwards",
		(_, shape) => {
			const mesh = frontMesh(shape);
			expect(insideOut(mesh)).toEqual([]);
			expect(mesh.triangles.length / 3).toBeLessThan(1500);
		},
	);

	test("stay within their board, but for a knob and the box of a drawer", () => {
		for (const shape of shapes.filter(({ design, opens }) => design !== "own" && opens.by === "door")) {
			const { positions } = frontMesh(shape);
			const reach = (axis: number) => positions.filter((_, at) => at % 3 === axis).map((value) => value * 1000);
			[shape.width, shape.height, shape.depth].forEach((size, axis) => {
				expect(Math.min(...reach(axis))).toBeGreaterThan(-0.01);
				expect(Math.max(...reach(axis))).toBeLessThan(size + 0.01);
			});
		}
	});

	test("the hole of Catch lies inside its board, away from every edge", () => {
		for (const shape of shapes) {
			const sizes = { width: shape.width / 1000, height: shape.height / 1000, depth: shape.depth / 1000 };
			const hole = catchHole(shape, sizes);
			expect(Math.min(hole.left, sizes.width - hole.right, hole.low, sizes.height - hole.high)).toBeGreaterThan(0.03);
		}
	});

	test("a Barre front ends with a whole bar on every module", () => {
		for (const module of cabinets.widths) {
			const shape = shapes.find(({ design, width }) => design === "barre" && width === module - cabinets.frontGap);
			if (shape)
				expect(Math.max(...frontMesh(shape).positions.filter((_, at) => at % 3 === 0))).toBeLessThan(module / 1000);
		}
	});
});

test.each(kitchens.map((model, number) => [number, model] as const))(
	"everything fixed in kitchen %i faces outwards",
	(_, model) => {
		for (const tap of taps) expect(insideOut(kitchenMesh(model, tap, chartsOf(model)))).toEqual([]);
	},
);
