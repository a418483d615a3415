import { expect, test } from "vitest";
import { checkMaterials, checkPages, checkPayments, checkPriceList, checkRedirects } from "./check-facts-together.ts";

test("a redirect leads from an unused address to a page, once", () => {
	const check = (text: string) => checkRedirects(`redirects:\n${text}`);
	expect(check("  - from: /sale\n    to: /prijzen\n")).toEqual([]);
	expect(check("  - from: /faq\n    to: /nowhere\n  - from: /x\n    to: /faq\n  - from: /x\n    to: /faq\n")).toEqual([
		"facts/site/redirects.yaml, regel 2, redirects.0: verhuist /faq, dat een adres van de site is; haal het weg",
		"facts/site/redirects.yaml, regel 2, redirects.0: leidt naar /nowhere, dat geen pagina is; schrijf het adres van een pagina",
		"facts/site/redirects.yaml, regel 6, redirects.2: verhuist /x voor de tweede keer; haal er één weg",
	]);
});

test("an address that is used twice or ends in a slash is named with its page", () => {
	const page = { flavour: "mint", section: "studio" } as const;
	const found = checkPages({ one: { nl: "/a", en: "/en/a", ...page }, two: { nl: "/a", en: "/en/b/", ...page } });
	expect(found).toEqual([
		"facts/site/pages.ts: the address /a of 'two' is that of 'one' too.",
		expect.stringContaining("the address /en/b/ of 'two' must be"),
	]);
});

test("letters that cannot be read on a material, and colours that are none", () => {
	const material = (colour: string) => ({
		name: "x",
		family: "fenix" as const,
		colour,
		ink: "#000000",
		tone: "grey" as const,
	});
	const found = checkMaterials({ pale: material("#ffffff"), dark: material("#222222"), typo: material("#12345") });
	expect(found.map((sentence) => sentence.split(" ")[1])).toEqual(["'dark'", "'typo'"]);
	expect(checkMaterials({ button: { ...material("#ffffff"), ink: "#6f6f6f" } })).toEqual([
		expect.stringContaining("letters of #efe7d8 on #6f6f6f"),
	]);
});

test("a price that is neither listed nor left out on purpose, or is both", () => {
	expect(checkPriceList(["a", "b", "c"], ["a", "b", "b"])).toEqual([
		"facts/costs/prices.ts: 'b' is 2 times in priceList and unlistedPrices instead of once.",
		"facts/costs/prices.ts: 'c' is 0 times in priceList and unlistedPrices instead of once.",
	]);
});

test("an amount that is paid twice, or comes off an invoice before it is paid", () => {
	const steps = {
		first: { due: ["deposit"], optional: [] },
		second: { due: ["invoicePart"], optional: ["paint", "deposit"] },
	};
	expect(checkPayments(steps, ["deposit", "paint"])).toEqual([
		"facts/costs/buying-steps.ts: 'deposit' is paid in two steps.",
		"facts/costs/buying-steps.ts: 'paint' comes off the invoice but is not paid before it.",
	]);
});
