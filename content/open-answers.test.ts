import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type OpenQuestions, openQuestions } from "../facts/open-questions.ts";
import { type Locale, locales } from "../facts/site/locales.ts";
import { formatAnswer, isLeftOut, shownItems, withoutUntil } from "./open-answers.ts";

const questions: OpenQuestions = {
	share: { question: "What share?", shownOn: ["prices"] },
	minutes: { question: "How long?", shownOn: ["faq"], answer: { number: 45 } },
};

test("an item of a list is left out while the question it names has no answer", () => {
	const body = ["Always.", "It takes {minutes} minutes.", "At least {share} per cent.", "{designDeposit} first."];
	expect(shownItems(body, questions)).toEqual(["Always.", "It takes {minutes} minutes.", "{designDeposit} first."]);
	const rows = [
		{ term: "Share", text: "{share}" },
		{ term: "Time", text: "{minutes}" },
	];
	expect(shownItems(rows, questions).map(({ term }) => term)).toEqual(["Time"]);
	expect(isLeftOut({ answer: ["{share:word}"] }, questions)).toBe(true);
	expect(isLeftOut({ answer: ["{share:word}", "Said."] }, questions)).toBe(false);
});

test("a sentence that stands in for an answer goes when the answer comes", () => {
	const body = ["{until:minutes} Plan an hour.", "{until:share} Part of it.", "It takes {minutes} minutes."];
	expect(shownItems(body, questions)).toEqual(["{until:share} Part of it.", "It takes {minutes} minutes."]);
	expect(withoutUntil("{until:share} Part of it.", questions)).toBe("Part of it.");
	expect(() => withoutUntil("{until:nothing} Part of it.", questions)).toThrow("geen open vraag");
});

test("an answer is written as a number, an amount or a sentence in the page's language", () => {
	expect(formatAnswer({ number: 45 }, "nl")).toBe("45");
	expect(formatAnswer({ euro: 1250 }, "en")).toBe("€1,250");
	expect(formatAnswer({ text: { nl: "zo'n 5", en: "about 5" } }, "nl")).toBe("zo’n 5");
});

/** The content files that name a question, by the question's key. */
function placesOf(locale: Locale): Record<string, string[]> {
	const places: Record<string, string[]> = {};
	for (const name of globSync("**/*.yaml", { cwd: new URL(`${locale}/`, import.meta.url) }).sort()) {
		const content = readFileSync(new URL(`${locale}/${name}`, import.meta.url), "utf8");
		for (const key of Object.keys(openQuestions)) {
			if (content.includes(`{${key}}`)) places[key] = [...(places[key] ?? []), name.replace(/\.yaml$/, "")];
		}
	}
	return places;
}

test.each(locales)("every open question is named in %s on the pages it lists, and on no other", (locale) => {
	const listed = Object.entries(openQuestions).map(([key, { shownOn }]) => [key, [...shownOn].sort()]);
	expect(placesOf(locale)).toEqual(Object.fromEntries(listed));
});
