import { expect, test } from "vitest";
import { checkNames, checkOriginal, checkShots, checkWords } from "./check-shots.ts";
import { readShot } from "./shots.ts";

const loft = readShot("kitchens/catch-blueberry-loft");
const unrendered = { ...loft, name: "kitchens/new", original: "media/kitchens/new.jpg" };

test("all shots are rendered as they are described", async () => {
	expect(await checkShots()).toEqual([]);
});

test("an original that is missing or has another size is named with the command that renders it", async () => {
	expect(await checkOriginal(loft)).toEqual([]);
	expect(await checkOriginal(unrendered)).toEqual([
		"media/kitchens/new.jpg is missing: npm run studio -- render kitchens/new",
	]);
	const [wrong] = await checkOriginal({ ...loft, shot: { ...loft.shot, size: [400, 400] } });
	expect(wrong).toContain("its shot 400 × 400");
});

test("originals, shots and renders.json must name the same pictures", () => {
	expect(checkNames([loft], [loft.name], [loft.name])).toEqual([]);
	expect(checkNames([loft], [loft.name, "kitchens/old"], ["kitchens/old"])).toEqual([
		"media/kitchens/old.jpg has no shot; remove it",
		"media/renders.json: kitchens/old is no shot; remove it",
		`media/renders.json: ${loft.name} is missing: npm run studio -- accept ${loft.name}`,
	]);
});

test("a name is made of lower-case words", () => {
	expect(checkNames([{ ...loft, name: "kitchens/New_loft" }], [], [])).toEqual([
		"media/kitchens/New_loft.shot.json: write its name in lower case with hyphens",
	]);
});

test("two pictures must not be described by the same words", () => {
	expect(checkWords([loft, unrendered])).toHaveLength(2);
});
