import { expect, test } from "vitest";
import { pageKeys, pagePaths, pathOf, routeIdOf } from "./pages.ts";

/** Public addresses that must never change. */
const permanentAddresses = `
/ /en
/werkwijze /en/how-we-work
/ons-verhaal /en/our-story
/palet /en/palet-en
/team /en/team
/collection /en/collection
/fronten /en/fronts
/barre /en/barre-en
/catch /en/catch-en
/flush /en/flush-en
/framed /en/framed-en
/own /en/own-en
/pull /en/pull-en
/werkbladen /en/worktops
/kranen-en-spoelbakken /en/faucets-sinks
/materialen /en/materials
/gallery /en/gallery
/contact /en/contact
/designer-rotterdam /en/designer-rotterdam
/warehouse-medewerker /en/warehouse-medewerker
/vacatures /en/vacatures
/faq /en/faq
/prijzen /en/info/prices
/exclude /en/exclude
/samples/material-box /en/samples/material-box
/thanks /en/thanks
/materialen/farrow-and-ball-keukenfronten-voor-ikea-keuken /en/materials/farrow-and-ball-kitchen-fronts-for-ikea-kitchen
/materialen/fenix-keuken-fronten-voor-ikea-keuken /en/materials/fenix-kitchen-fronts-for-ikea-kitchen
/keuken-fronten-voor-ikea-keuken /en/kitchen-fronts-for-ikea-kitchen
/materialen/houten-keuken-fronten-voor-ikea-keuken /en/materials/wooden-kitchen-fronts-for-ikea-kitchen
`;

test("no permanent address has left the page table", () => {
	const table = pageKeys.map((key) => `${pathOf(key, "nl")} ${pathOf(key, "en")}`);
	expect(table).toEqual(expect.arrayContaining(permanentAddresses.trim().split("\n")));
});

test("no address is used twice, and none ends in a slash", () => {
	const paths = pagePaths();
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths.filter((path) => path !== "/" && path.endsWith("/"))).toEqual([]);
});

test("a route id is the page key and the language", () => {
	expect(routeIdOf("faq", "en")).toBe("faq___en");
});
