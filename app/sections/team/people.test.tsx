import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { People } from "./people.tsx";

test("without people there is nothing, not even a place for them", () => {
	expect(renderToStaticMarkup(<People people={[]} />)).toBe("");
});

test("people appear by name, with a front of their own until there is a photograph", () => {
	const html = renderToStaticMarkup(<People people={[{ name: "Test Person" }, { name: "Other", portrait: "nope" }]} />);
	expect(html).toContain("Test Person");
	expect(html.match(/data-design=/g)).toHaveLength(2);
});
