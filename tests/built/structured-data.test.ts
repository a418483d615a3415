import { describe, expect, test } from "vitest";
import { formatEuro } from "../../content/format-figure.ts";
import { studioHours } from "../../content/format-hours.ts";
import { withCapital } from "../../content/with-capital.ts";
import { openingHours } from "../../facts/company/opening-hours.ts";
import { studioKeys } from "../../facts/company/studios.ts";
import { pageOfVacancy, vacancies } from "../../facts/company/vacancies.ts";
import { isIndexed } from "../../facts/site/pages.ts";
import { type BuiltPage, builtPages, hasPlace, readBuilt, siteUrl } from "./built-site.ts";
import { attribute, textOf } from "./read-html.ts";

type Node = Record<string, unknown>;

function graphsOf({ elements }: BuiltPage): Node[][] {
	return elements
		.filter((one) => one.tagName === "script" && attribute(one, "type") === "application/ld+json")
		.map((script) => {
			const graph = JSON.parse(textOf(script));
			expect(graph["@context"]).toBe("https://schema.org");
			return graph["@graph"];
		});
}

const graphOf = (page: BuiltPage): Node[] => graphsOf(page)[0] ?? [];

const isRecord = (value: unknown): value is Node =>
	value !== null && typeof value === "object" && !Array.isArray(value);

/** A node and everything in it. */
function nodesIn(value: unknown): Node[] {
	if (Array.isArray(value)) return value.flatMap(nodesIn);
	return isRecord(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const ofType = (page: BuiltPage, type: string) => nodesIn(graphOf(page)).filter((node) => node["@type"] === type);

/** The page's text, with plain spaces. */
const shownOn = ({ elements }: BuiltPage) =>
	plain(
		elements
			.filter(({ tagName }) => tagName === "body")
			.map(textOf)
			.join(),
	);
const plain = (text: string) => text.replace(/\s+/g, " ");

const page = (key: string, locale: string) => {
	const found = builtPages.find((one) => one.key === key && one.locale === locale);
	if (!found) throw new Error(`${key} ${locale} was not built`);
	return found;
};

describe.each(builtPages.map((one) => [one.path, one] as const))("%s", (_, built) => {
	test("is described once where it is listed", () => {
		expect(graphsOf(built).length).toBe(isIndexed(built.key) ? 1 : 0);
	});

	test("names itself and every step of its breadcrumbs", () => {
		const pages = graphOf(built).filter((node) => /^(WebPage|ImageGallery)$/.test(String(node["@type"])));
		for (const node of [...pages, ...ofType(built, "ListItem")]) expect(node.name, `${node["@type"]}`).toMatch(/\S/);
	});

	test("references only existing nodes", () => {
		const nodes = nodesIn(graphOf(built));
		const known = new Set(nodes.filter((node) => "@type" in node).map((node) => node["@id"]));
		const pointers = nodes.filter((node) => !("@type" in node)).map((node) => node["@id"]);
		expect(pointers.filter((id) => !known.has(id))).toEqual([]);
		const steps = nodesIn(nodes.map(({ item }) => item)).map((item) => item["@id"]);
		const addresses = [
			...steps,
			...nodes.flatMap(({ url, contentUrl, image, logo }) => [url, contentUrl, image, logo]),
		];
		for (const address of addresses.filter((one) => typeof one === "string" && one.startsWith(siteUrl))) {
			const { pathname, hash } = new URL(String(address));
			if (/\.\w+$/.test(pathname)) expect(() => readBuilt(pathname), pathname).not.toThrow();
			else {
				expect(
					builtPages.some((one) => one.path === pathname),
					pathname,
				).toBe(true);
				if (hash) expect(hasPlace(pathname, hash), `${pathname}${hash}`).toBe(true);
			}
		}
	});

	test("says prices and hours as the page shows them", () => {
		const shown = shownOn(built);
		for (const { price } of nodesIn(graphOf(built)).filter((node) => "price" in node)) {
			expect(shown).toContain(plain(formatEuro(Number(price), built.locale)));
		}
		for (const { opens, closes } of ofType(built, "OpeningHoursSpecification")) {
			expect(shown).toContain(`${opens}–${closes}`);
		}
	});
});

test.each(["nl", "en"] as const)("both studios open on the days that the contact page shows (%s)", (locale) => {
	const contact = page("contact", locale);
	const studios = ofType(contact, "LocalBusiness");
	expect(studios).toHaveLength(studioKeys.length);
	for (const key of studioKeys) {
		const studio = studios.find(({ url }) => String(url).endsWith(`#${key}`));
		const open = nodesIn(studio?.openingHoursSpecification).flatMap(({ dayOfWeek, opens, closes }) =>
			[dayOfWeek].flat().map((day) => `${day} ${opens}–${closes}`),
		);
		const week = openingHours[key].week.filter(({ byAppointment }) => !byAppointment);
		expect(open.toSorted()).toEqual(
			week.map(({ day, from, to }) => `https://schema.org/${withCapital(day)} ${from}–${to}`).toSorted(),
		);
		const card = contact.html.slice(contact.html.indexOf(`id="${key}"`)).split("</article>")[0] ?? "";
		const text = plain(card.replace(/<\/dt>/g, " ").replace(/<[^>]+>/g, ""));
		const rows = studioHours(locale)[key].map(({ days, hours }) => `${days} ${hours}`);
		expect(studio?.description).toBe(rows.join(", "));
		for (const row of rows) expect(text).toContain(plain(row));
	}
});

test("only open jobs are posted, each on its own page", () => {
	const open = vacancies.filter((vacancy) => vacancy.open && vacancy.page);
	const posted = builtPages.filter((one) => ofType(one, "JobPosting").length > 0);
	expect(new Set(posted.map(({ key }) => key))).toEqual(new Set(open.map(pageOfVacancy)));
});

test.each(["nl", "en"])("the FAQ's questions and answers are those of the page (%s)", (locale) => {
	const faq = page("faq", locale);
	const shown = shownOn(faq);
	const questions = ofType(faq, "Question");
	const asked = faq.elements.filter((one) => one.tagName === "summary").length;
	expect(questions.length).toBe(faq.elements.filter((one) => attribute(one, "data-question")).length);
	expect(questions.length).toBeLessThanOrEqual(asked);
	for (const { name, acceptedAnswer } of questions) {
		expect(shown).toContain(plain(String(name)));
		const [answer] = nodesIn(acceptedAnswer);
		for (const paragraph of String(answer?.text).split("\n")) expect(shown).toContain(plain(paragraph));
	}
});

test("products are only what has a price: sample boxes and Palet's tiles", () => {
	const sold = builtPages.filter((one) => ofType(one, "Product").length > 0);
	expect(new Set(sold.map(({ key }) => key))).toEqual(new Set(["samples", "palet"]));
});

test("the gallery's pictures are those of the page", () => {
	for (const locale of ["nl", "en"]) {
		const gallery = page("gallery", locale);
		const shown = new Set(
			gallery.elements.filter(({ tagName }) => tagName === "img").map((one) => attribute(one, "alt")),
		);
		const [own] = graphOf(gallery).filter((node) => node["@type"] === "ImageGallery");
		const pictures = nodesIn(own?.image).filter((node) => node["@type"] === "ImageObject");
		expect(pictures.length).toBeGreaterThan(0);
		expect(pictures.map(({ name }) => name).filter((name) => !shown.has(String(name)))).toEqual([]);
	}
});
