import { expect, test } from "vitest";
import { namesInSetting } from "./setting-names.ts";

test("a setting names what stands in it at any depth", () => {
	const names = namesInSetting({ kitchen: { runs: [{ front: "fenix:tabasco" }, "walnut"] } });
	expect([...names]).toEqual(["kitchen", "runs", "front", "fenix:tabasco", "fenix", "tabasco", "walnut"]);
});
