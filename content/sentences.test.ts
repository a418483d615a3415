import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Locale, locales, otherLocale } from "../facts/site/locales.ts";
import { countLanguages, languageOf } from "./language-of.ts";
import { sentencesIn, type Written, wordsOf } from "./sentences.ts";

/** Shorter ones are labels: names of steps, buttons, materials. */
const shortestSentence = 5;

/** Not read on pages, or only one at a time: mails, answers without a page, the title above the same heading. */
const apart = /\/(mails|http-answers|errors)\.ts$/;
/** Prices, terms, product details and answers state facts, which are said the same way wherever they are needed. */
const factualField =
	/(^|\.)(answer|colours|compare|consent|costs|custom|designs|details|example|fits|impression|payments|prices|terms)(\.|$)/;
const statesFact = ({ field, text }: Written) => text.includes("{") || factualField.test(field);
/** A link that leads to the same place says the same thing. */
const isLabel = (field: string) => /(^|\.)label$/.test(field);

async function written(locale: Locale): Promise<Written[]> {
	const names = readdirSync(new URL(`${locale}/`, import.meta.url)).filter((name) => name.endsWith(".ts"));
	const files = await Promise.all(
		names.map(async (name) => {
			const module: { default: unknown } = await import(new URL(`${locale}/${name}`, import.meta.url).href);
			return sentencesIn(`content/${locale}/${name}`, module.default);
		}),
	);
	return files.flat();
}

/** Sentences that stand in more than one place, with those places. */
function repeated(sentences: readonly Written[]): string[] {
	const places = new Map<string, Written[]>();
	for (const sentence of sentences) {
		if (wordsOf(sentence.text).length < shortestSentence || statesFact(sentence)) continue;
		if (apart.test(sentence.file) || isLabel(sentence.field)) continue;
		const key = sentence.text.replace(/[.!?:]+$/, "").toLowerCase();
		places.set(key, [...(places.get(key) ?? []), sentence]);
	}
	return [...places.values()]
		.filter((same) => same.length > 1)
		.map((same) => `'${same[0]?.text}' in ${same.map(({ file, field }) => `${file} ${field}`).join(" and ")}`);
}

/** Sentences that read as the other language. A tie says nothing about a short one. */
function foreign(sentences: readonly Written[], locale: Locale): string[] {
	return sentences
		.filter(({ text }) => languageOf(text) === otherLocale(locale))
		.map(({ file, field, text }) => `'${text}' in ${file} ${field}`);
}

/** The language switch speaks the language it leads to. */
const spokenInTheOther = new Set(["language.describe"]);

describe.each(locales)("the sentences in %s", (locale) => {
	test("none is written twice", async () => {
		expect(repeated(await written(locale))).toEqual([]);
	});

	test("each is in its own language", async () => {
		const sentences = (await written(locale)).filter(({ field }) => !spokenInTheOther.has(field));
		expect(sentences.length).toBeGreaterThan(300);
		expect(foreign(sentences, locale)).toEqual([]);
	});

	test("the language test would notice: almost every sentence of the other language is recognised", async () => {
		const others = (await written(otherLocale(locale))).filter(({ text }) => wordsOf(text).length >= shortestSentence);
		const noticed = foreign(others, locale);
		expect(noticed.length / others.length).toBeGreaterThan(0.97);
	});
});

test("a copied sentence is found, whatever its markup and last mark, and labels are left alone", () => {
	const sentences = [
		...sentencesIn("a.ts", { one: "Eerst iets anders. Je [kasten](page:faq) kunnen gewoon blijven staan." }),
		...sentencesIn("b.ts", {
			two: { three: "Je kasten kunnen gewoon blijven staan!" },
			action: "Plan een kennismaking",
			fact: "Op fronten en werkbladen zit {warrantyYears} jaar garantie.",
		}),
		...sentencesIn("c.ts", {
			action: "Plan een kennismaking",
			to: "page:faq",
			fact: "Op fronten en werkbladen zit {warrantyYears} jaar garantie.",
		}),
	];
	expect(repeated(sentences)).toEqual(["'Je kasten kunnen gewoon blijven staan.' in a.ts one and b.ts two.three"]);
});

test("the language of a sentence is told by its small words, product names aside", () => {
	expect(languageOf("Wij maken fronten voor IKEA-keukens.")).toBe("nl");
	expect(languageOf("The fronts are made in the Netherlands.")).toBe("en");
	expect(languageOf("Farrow and Ball, Little Greene")).toBeUndefined();
	expect(countLanguages("Own in Painted")).toMatchObject({ nl: 0, en: 0 });
	expect(foreign(sentencesIn("x.ts", { a: "Kom langs. Bring your samples to the studio." }), "nl")).toEqual([
		"'Bring your samples to the studio.' in x.ts a",
	]);
});
