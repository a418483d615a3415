import { expect, test } from "vitest";
import { galleryKitchen } from "./gallery-kitchens.server.ts";

test("a misspelt kitchen throws", () => {
	expect(() => galleryKitchen("own-lichi", "nl")).toThrow("No kitchen is called own-lichi.");
});
