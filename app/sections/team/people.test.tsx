import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Person } from "../../../facts/company/team.ts";
import { People } from "./people.tsx";

const role = { nl: "proever", en: "taster" };
const portraits = { "anna.jpg": { name: "anna", hash: "h4sh", width: 400, height: 500 } };

const show = (people: readonly Person[]) =>
	renderToStaticMarkup(
		<MemoryRouter initialEntries={["/en/team"]}>
			<People people={people} portraits={portraits} />
		</MemoryRouter>,
	);

test("without people there is nothing, not even a place for them", () => {
	expect(show([])).toBe("");
});

test("people appear by name and role, with a portrait or a front of their own", () => {
	const people = [
		{ name: "Test Person", role },
		{ name: "Anna", role, portrait: "anna.jpg" },
	];
	const html = show(people);
	expect(html).toContain("Test Person");
	expect(html.match(/taster/g)).toHaveLength(2);
	expect(html).not.toContain("proever");
	expect(html.match(/data-design=/g)).toHaveLength(1);
	expect(html).toMatch(/<img[^>]*alt="Anna"/);
});

test("a portrait that does not exist is not replaced in silence", () => {
	const people = [{ name: "Anna", role, portrait: "ana.jpg" }];
	expect(() => show(people)).toThrow("ana.jpg");
});
