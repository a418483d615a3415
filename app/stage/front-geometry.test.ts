import { Mesh, Raycaster, Vector3 } from "three";
import { expect, test } from "vitest";
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
