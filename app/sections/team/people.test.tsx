import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { People } from "./people.tsx";

test("without people there is nothing, not even a place for them", () => {
	expect(renderToStaticMarkup(<People people={[]} locale="nl" />)).toBe("");
});

test("people appear by name and role, with a front of their own until there is a photograph", () => {
	const role = { nl: "proever", en: "taster" };
	const people = [
		{ name: "Test Person", role },
		{ name: "Other", role, portrait: "nope" },
	];
	const html = renderToStaticMarkup(<People people={people} locale="en" />);
	expect(html).toContain("Test Person");
	expect(html.match(/taster/g)).toHaveLength(2);
	expect(html).not.toContain("proever");
	expect(html.match(/data-design=/g)).toHaveLength(2);
});
