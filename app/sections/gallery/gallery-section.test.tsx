import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { readContent } from "../../../content/read-content.ts";
import { createPictureLibrary } from "../../ui/picture/picture-library.ts";
import { GallerySection } from "./gallery-section.tsx";
import { orderKitchens } from "./order-kitchens.ts";
import { productPaths } from "./product-paths.ts";

const frontWords = readContent("front-words", "nl");
const gallery = readContent("gallery", "nl");
const kitchenWords = readContent("kitchen-words", "nl");

const picture = (name: string) => ({
	source: { name, hash: "h4sh", width: 1200, height: 900 },
	alt: { nl: `Een ${name} in de keuken.`, en: `A ${name} in the kitchen.` },
	focus: { x: 50, y: 50 },
});

/** A render with Catch, a render with Flush, and a photograph of a kitchen with Catch in Tabasco on marble. */
const library = createPictureLibrary(
	{
		"kitchens/catch": { ...picture("kip"), impression: true, shows: { design: "catch", materials: ["walnut"] } },
		"kitchens/flush": { ...picture("eend"), impression: true, shows: { design: "flush", materials: ["walnut"] } },
	},
	{
		utrecht: {
			...picture("foto"),
			credit: "Test Person",
			shows: { design: "catch", materials: ["tabasco"], worktop: "marble" },
		},
	},
);

/** The gallery as the server sends it, with what the address asks for. */
function show(query: string): string {
	const Gallery = () => (
		<GallerySection
			kitchens={orderKitchens(library.galleryPhotos("nl"), library.shotsIn("kitchens", "nl"))}
			combinations={[]}
			words={{ filter: gallery.filter, viewer: gallery.viewer, kitchens: kitchenWords, families: frontWords.families }}
			paths={productPaths("nl")}
			title={null}
		/>
	);
	const Stub = createRoutesStub([{ id: "root", path: "/gallery", Component: Gallery }]);
	return renderToStaticMarkup(
		<Stub initialEntries={["/gallery"]} hydrationData={{ loaderData: { root: { query } } }} />,
	);
}

const picturesIn = (html: string) => [...html.matchAll(/alt="Een (\w+) /g)].map(([, name]) => name);

test("photographs come first among the kitchens of their design", () => {
	expect(picturesIn(show(""))).toEqual(["eend", "foto", "kip"]);
});

test.each([
	["?design=catch", ["foto", "kip"]],
	["?material=fenix", ["foto"]],
	["?colour=red", ["foto"]],
	["?worktop=marble", ["foto"]],
	["?design=flush", ["eend"]],
])("%s finds photographs and renders alike", (query, found) => {
	expect(picturesIn(show(query))).toEqual(found);
});

test("a photograph names its photographer and is not labelled as an impression", () => {
	const photograph = show("?worktop=marble");
	expect(photograph).toContain("Foto: Test Person");
	expect(photograph).not.toContain("Impressie");
	expect(show("?design=flush")).toContain("Impressie");
});

test("a photograph opens in the viewer with what it shows", () => {
	const html = show("?kitchen=photo-utrecht");
	const viewer = html.slice(html.indexOf("<dialog"));
	expect(viewer).toContain("Catch in Tabasco");
	expect(viewer).toContain("marmer");
	expect(viewer).toContain("Foto: Test Person");
});
