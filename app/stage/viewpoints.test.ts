import { PerspectiveCamera, Vector3 } from "three";
import { expect, test } from "vitest";
import { buildKitchen } from "../../mixer/kitchen-model/build-kitchen.ts";
import { mixPlans, openingMix, planSizes } from "../../mixer/mix.ts";
import { stageViews } from "../../mixer/stage.ts";
import { roomSizeOf } from "./room.ts";
import {
	anglesOf,
	boundsOf,
	cornersOf,
	eyeAt,
	fieldOfView,
	fitView,
	insideRoom,
	limits,
	lookLevel,
	zoomLimits,
} from "./viewpoints.ts";

const kitchens = mixPlans.flatMap((plan) => planSizes.map((size) => buildKitchen({ ...openingMix, plan, size })));

test.each(stageViews)("from %s the whole kitchen is in the picture, on a phone and on a wide screen", (view) => {
	for (const model of kitchens) {
		const angles = anglesOf(view, model);
		const target = boundsOf(model).getCenter(new Vector3());
		for (const [aspect, covered] of [
			[0.9, 0.2],
			[1.4, 0.1],
		] as const) {
			const camera = new PerspectiveCamera(fieldOfView, aspect);
			const { distance, shift } = fitView(model, angles, aspect, covered);
			lookLevel(camera, insideRoom(eyeAt(target, angles, distance), roomSizeOf(model)), target, shift);
			for (const corner of cornersOf(model)) {
				const { x, y } = corner.clone().project(camera);
				expect(x > -1 && x < 1).toBe(true);
				expect(y > -1 + 2 * covered && y < 1).toBe(true);
			}
		}
	}
});

test("wherever one turns, one stays in the room", () => {
	for (const model of kitchens) {
		const { left, right, depth, height } = roomSizeOf(model);
		const target = boundsOf(model).getCenter(new Vector3());
		const far = fitView(model, anglesOf("front", model), 0.9).distance * zoomLimits.furthest;
		for (const around of [-limits.around, 0, limits.around]) {
			for (const above of [limits.lowest, limits.highest]) {
				const { x, y, z } = insideRoom(eyeAt(target, { around, above }, far), roomSizeOf(model));
				expect(x > left && x < right && y > 0 && y < height && z > 0 && z < depth).toBe(true);
			}
		}
	}
});
