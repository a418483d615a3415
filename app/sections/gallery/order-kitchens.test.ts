import { expect, test } from "vitest";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { orderKitchens } from "./order-kitchens.ts";

const pictureOf = (name: string): ShownPicture => ({
	source: { name, hash: "", width: 1600, height: 900 },
	alt: "A kitchen.",
	focus: { x: 50, y: 50 },
	impression: "Render",
	shows: { design: "flush" },
});

test("a kitchen comes with its upright picture for phones, if it has one and is no photograph", () => {
	const kitchens = {
		"kitchens/plain": pictureOf("plain"),
		"kitchens/tall": pictureOf("tall"),
		"kitchens/replaced": { ...pictureOf("replaced"), credit: "A photographer" },
	};
	const uprights = { "portraits/tall": pictureOf("tall-4x5"), "portraits/replaced": pictureOf("replaced-4x5") };
	const shown = orderKitchens({}, kitchens, uprights).map(({ id, upright }) => [id, upright?.source.name]);
	expect(Object.fromEntries(shown)).toEqual({ plain: undefined, tall: "tall-4x5", replaced: undefined });
});
