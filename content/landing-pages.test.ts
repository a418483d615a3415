import { describe, expect, test } from "vitest";
import { locales } from "../facts/site/locales.ts";
import { localise } from "./localise.ts";
import { sentencesIn } from "./sentences.ts";

const landingPages = ["farrow-and-ball", "fenix", "kitchen-fronts", "wooden-fronts"];
const services = { contactEmail: undefined, jobsEmail: undefined, links: {} };

async function read(locale: "nl" | "en", page: string): Promise<Record<string, unknown>> {
	const module: { default: Record<string, unknown> } = await import(`./${locale}/${page}.ts`);
	return module.default;
}

/** What a visitor reads: everything but the title and description, which only search engines show. */
async function wordsOn(locale: "nl" | "en", page: string): Promise<number> {
	const { title: _title, description: _description, ...shown } = await read(locale, page);
	const sentences = sentencesIn(page, localise(shown, locale, services));
	return sentences.filter(({ field }) => !field.endsWith(".to")).flatMap(({ text }) => text.split(/\s+/)).length;
}

function questionsIn(content: unknown): string[] {
	return sentencesIn("", content).flatMap(({ field, text }) => (field.endsWith(".question") ? [text] : []));
}

describe.each(locales)("in %s", (locale) => {
	test.each(landingPages)("%s has at least 500 words", async (page) => {
		expect(await wordsOn(locale, page)).toBeGreaterThanOrEqual(500);
	});

	test("every landing page has questions of its own, not those of the FAQ or of another one", async () => {
		const pages = await Promise.all([...landingPages, "faq"].map((page) => read(locale, page)));
		const questions = pages.map(questionsIn);
		expect(Math.min(...questions.map(({ length }) => length))).toBeGreaterThanOrEqual(5);
		expect(new Set(questions.flat()).size).toBe(questions.flat().length);
	});
});
