import { expect, test } from "vitest";
import { pictureKinds } from "./picture-kinds.ts";
import { createPictureLibrary } from "./picture-library.ts";
import type { PhotoSource, ShotSource } from "./shot-source.ts";

const source = { name: "duck", hash: "h4sh", width: 1200, height: 900 };
const render: ShotSource = {
	source,
	alt: { nl: "Een gemaakte keuken.", en: "A rendered kitchen." },
	focus: { x: 10, y: 20 },
	impression: true,
	shows: { design: "flush", materials: ["night"], plan: "island" },
};
const photo: Exclude<PhotoSource, { problem: string }> = {
	source: { ...source, name: "photograph" },
	alt: { nl: "Een echte keuken.", en: "A real kitchen." },
	focus: { x: 50, y: 50 },
	credit: "Test Person",
	shows: { design: "catch", materials: ["tabasco"] },
};
const renders = { "kitchens/night": render, "kitchens/day": render, "places/studio": render };

test("a render says that it is one", () => {
	const { shotOf, galleryPhotos } = createPictureLibrary(renders, {});
	expect(shotOf("kitchens/night", "nl")).toMatchObject({ alt: render.alt.nl, impression: "Impressie" });
	expect(shotOf("kitchens/night", "en")).not.toHaveProperty("credit");
	expect(galleryPhotos("nl")).toEqual({});
});

test("a photograph joins the gallery with its photographer and place instead of that label", () => {
	const { galleryPhotos, shotsIn } = createPictureLibrary(renders, { utrecht: { ...photo, place: "Utrecht" } });
	expect(galleryPhotos("en")).toEqual({
		utrecht: {
			source: photo.source,
			alt: photo.alt.en,
			focus: photo.focus,
			shows: photo.shows,
			impression: undefined,
			credit: "Utrecht · Photo: Test Person",
		},
	});
	expect(Object.keys(shotsIn("kitchens", "nl"))).toEqual(["kitchens/night", "kitchens/day"]);
});

test("a photograph replaces a picture wherever that is shown, and is not in the gallery twice", () => {
	const library = createPictureLibrary(renders, { utrecht: { ...photo, replaces: "kitchens/night" } });
	const shown = { alt: photo.alt.nl, credit: "Foto: Test Person", impression: undefined, shows: photo.shows };
	expect(library.shotOf("kitchens/night", "nl")).toMatchObject(shown);
	expect(library.shotsIn("kitchens", "nl")["kitchens/night"]).toMatchObject(shown);
	expect(library.shotOf("kitchens/day", "nl")).toMatchObject({ alt: render.alt.nl, impression: "Impressie" });
	expect(library.galleryPhotos("nl")).toEqual({});
});

test("a photograph that does not say what it shows, shows the same as what it replaces", () => {
	const { shotOf } = createPictureLibrary(renders, { x: { ...photo, shows: {}, replaces: "places/studio" } });
	expect(shotOf("places/studio", "nl").shows).toEqual(render.shows);
});

test("a faulty photograph fails the gallery only", () => {
	const { galleryPhotos, shotOf } = createPictureLibrary(renders, { broken: { problem: "broken.yaml: is broken" } });
	expect(() => galleryPhotos("nl")).toThrow("broken.yaml: is broken");
	expect(shotOf("kitchens/night", "nl").alt).toBe(render.alt.nl);
});

test("pictures are renders, photographs or both", () => {
	const { shotOf } = createPictureLibrary(renders, { x: { ...photo, replaces: "kitchens/night" } });
	const [night, day] = [shotOf("kitchens/night", "nl"), shotOf("kitchens/day", "nl")];
	expect(pictureKinds([day])).toBe("renders");
	expect(pictureKinds([night])).toBe("photographs");
	expect(pictureKinds([night, day])).toBe("mixed");
	expect(pictureKinds([])).toBe("renders");
});
