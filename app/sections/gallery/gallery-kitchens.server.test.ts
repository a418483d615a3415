import { expect, test } from "vitest";
import { galleryKitchen } from "./gallery-kitchens.server.ts";

test("a kitchen comes with its portrait for phones, if it has one", () => {
	expect(galleryKitchen("own-lychee-city", "nl").portrait?.source.name).toContain("own-lychee-city");
	expect(galleryKitchen("flush-night-evening", "nl")).not.toHaveProperty("portrait");
});

test("a misspelt kitchen throws", () => {
	expect(() => galleryKitchen("own-lichi", "nl")).toThrow("No kitchen is called own-lichi.");
});
