import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { People } from "./people.tsx";

const role = { nl: "proever", en: "taster" };
const portraits = { "anna.jpg": { name: "anna", hash: "h4sh", width: 400, height: 500 } };

test("without people there is nothing, not even a place for them", () => {
	expect(renderToStaticMarkup(<People people={[]} portraits={portraits} locale="nl" />)).toBe("");
});

test("people appear by name and role, with a portrait or a front of their own", () => {
	const people = [
		{ name: "Test Person", role },
		{ name: "Anna", role, portrait: "anna.jpg" },
	];
	const html = renderToStaticMarkup(<People people={people} portraits={portraits} locale="en" />);
	expect(html).toContain("Test Person");
	expect(html.match(/taster/g)).toHaveLength(2);
	expect(html).not.toContain("proever");
	expect(html.match(/data-design=/g)).toHaveLength(1);
	expect(html).toMatch(/<img[^>]*alt="Anna"/);
});

test("a portrait that does not exist is not replaced in silence", () => {
	const people = [{ name: "Anna", role, portrait: "ana.jpg" }];
	expect(() => renderToStaticMarkup(<People people={people} portraits={portraits} locale="nl" />)).toThrow("ana.jpg");
});
