import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { localise } from "../../../content/localise.ts";
import { readContent } from "../../../content/read-content.ts";
import { type ListedVacancy, VacancyList } from "./vacancy-list.tsx";
import { VacancyPage } from "./vacancy-page.tsx";

const formWords = readContent("form-words", "nl");
const vacancyWords = readContent("vacancy-words", "nl");
const warehouse = readContent("vacancies/warehouse", "nl");

const addresses = { contactEmail: "hello@kitchens.example", jobsEmail: "jobs@kitchens.example", links: {} };
const content = localise(warehouse, "nl", addresses);
const words = localise(vacancyWords, "nl", addresses);

const setup = {
	words: formWords,
	apiBaseUrl: "/api",
	sendsMail: false,
} as const;

const vacancy = { key: "warehouse", name: "Stacker", short: "s", open: true, city: "x", hours: "8", week: { min: 8 } };

const picture = {
	source: { name: "work", hash: "h4sh", width: 1200, height: 900 },
	alt: "Work",
	focus: { x: 50, y: 50 },
	shows: {},
	impression: undefined,
};

const pageWhen = (open: boolean) =>
	renderToStaticMarkup(
		<MemoryRouter initialEntries={["/warehouse-medewerker"]}>
			<VacancyPage
				vacancy={{ ...vacancy, open }}
				content={content}
				words={words}
				setup={setup}
				door={{ design: "catch", material: "tabasco" }}
				picture={picture}
			/>
		</MemoryRouter>,
	);

test("an open vacancy says so and asks for an application for it", () => {
	const html = pageWhen(true);
	expect(html).toContain(content.status.open);
	expect(html).toContain("data-open");
	expect(html).toContain('name="vacancy" value="warehouse"');
	expect(html).toContain('href="/warehouse-medewerker#apply"');
	expect(html).toContain("mailto:jobs@kitchens.example");
	expect(html).not.toContain(content.status.closed);
	expect(html).not.toContain('href="/vacatures#apply"');
});

test("the same vacancy closed shuts the door and offers the open application", () => {
	const html = pageWhen(false);
	expect(html).toContain(content.status.closed);
	expect(html).not.toContain("data-open");
	expect(html).toContain('href="/vacatures#apply"');
	expect(html).not.toContain(content.status.open);
	expect(html).not.toContain("<form");
});

test("the list puts open vacancies first and says of each which it is", () => {
	const { week: _, ...listed } = vacancy;
	const vacancies = ["First", "Second", "Third"].map(
		(name, position): ListedVacancy => ({
			...listed,
			key: name,
			name,
			open: position === 2,
			apply: "/contact",
			page: undefined,
		}),
	);
	const html = renderToStaticMarkup(
		<MemoryRouter>
			<VacancyList
				vacancies={vacancies}
				words={words}
				list={{ heading: "h", text: "t" }}
				openApplication={{ name: "n", text: "t", place: "p", hours: "h" }}
			/>
		</MemoryRouter>,
	);
	const [opened = -1, closed = -1] = ["Third", "First"].map((name) => html.indexOf(name));
	expect(opened).toBeGreaterThan(-1);
	expect(opened).toBeLessThan(closed);
	expect(html.split(`>${words.status.open}<`)).toHaveLength(2);
	expect(html.split(`>${words.status.closed}<`)).toHaveLength(3);
	// A closed vacancy without a page of its own leads nowhere, and has no empty list of links.
	expect(html).not.toMatch(/<(ul|ol)[^>]*><\/\1>/);
});
