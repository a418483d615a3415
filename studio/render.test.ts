import { expect, test } from "vitest";
import { shareIn } from "./render.ts";

test("Blender's own words tell how far it is", () => {
	const line = "Fra:1 Mem:204M | Time:00:06.55 | Remaining:00:12.20 | Mem:162M | Scene, ViewLayer | Sample 7/14";
	expect(shareIn(line)).toBeCloseTo(0.45);
	expect(shareIn("Fra:1 Mem:204M | Updating Geometry BVH")).toBeUndefined();
});
