import { Mesh, Raycaster, Vector3 } from "three";
import { expect, test } from "vitest";
import { frontGeometry } from "../../facts/products/fronts.ts";
import { buildKitchen } from "../../mixer/kitchen-model/build-kitchen.ts";
import { frontsIn } from "../../mixer/kitchen-model/front-ids.ts";
import { openingMix } from "../../mixer/mix.ts";
import { frontGeometries } from "./front-geometry.ts";

const towardsBoard = new Vector3(0, 0, -1);

test("every front of Catch has a hole right through it", () => {
	const fronts = frontsIn(buildKitchen({ ...openingMix, size: "wide" }));
	for (const part of new Map(fronts.map((front) => [front.role, front])).values()) {
		const board = new Mesh(frontGeometries(part, "catch").face);
		const [width, height] = [part.width / 1000, part.height / 1000];
		const isOpen = (x: number, y: number) =>
			new Raycaster(new Vector3(x, y, 1), towardsBoard).intersectObject(board).length === 0;
		const spots = Array.from({ length: 20 }, (_, x) =>
			Array.from({ length: 30 }, (_, y) => isOpen((width * (x + 0.5)) / 20, (height * (y + 0.5)) / 30)),
		).flat();
		const open = spots.filter(Boolean).length / spots.length;
		// A hole of 130 by 48 mm, counted with a coarse grid.
		expect((open * width * height) / (0.13 * 0.048), part.role).toBeGreaterThan(0.4);
		expect((open * width * height) / (0.13 * 0.048), part.role).toBeLessThan(1.8);
	}
});

test("the finger edge of Pull is hollowed into the board, so that it is a ledge", () => {
	const drawer = frontsIn(buildKitchen(openingMix)).find(({ role }) => role === "drawer");
	if (!drawer) throw new Error("the opening mix has no drawer");
	const board = new Mesh(frontGeometries(drawer, "pull").face);
	const { height: grip, depth } = frontGeometry.pull;
	/** How far the face lies behind the front, in millimetres, this far below its upper edge. */
	const setBack = (below: number) => {
		const from = new Vector3(drawer.width / 2000, (drawer.height - below) / 1000, 1);
		const [hit] = new Raycaster(from, towardsBoard).intersectObject(board);
		return drawer.depth - (hit?.point.z ?? 0) * 1000;
	};
	expect(setBack(grip * 2)).toBeCloseTo(0, 0);
	// Halfway up a slope it would be half as deep, on a rounded edge less.
	expect(setBack(grip * 0.65)).toBeGreaterThan(depth * 0.7);
});
