import { expect, test } from "vitest";
import { fillFigures } from "./fill-figures.ts";
import { formatEuro } from "./format-figure.ts";

test("amounts follow each language's habit", () => {
	expect(formatEuro(2500, "nl")).toBe("€\u00a02.500");
	expect(formatEuro(2500, "en")).toBe("€2,500");
	expect(formatEuro(332.75, "nl")).toBe("€\u00a0332,75");
	expect(formatEuro(332.75, "en")).toBe("€332.75");
	expect(formatEuro(-250, "nl")).toBe("−\u00a0€\u00a0250");
});

const known = {
	weeks: { number: 6 },
	many: { number: 21 },
	talk: { minutes: 90 },
	chat: { minutes: 50 },
	since: { month: { year: 2031, month: 4 } },
	shut: { days: ["tuesday", "friday"] },
	never: { days: [] },
} as const;
const fill = (sentence: string, locale: "nl" | "en") => fillFigures(sentence, locale, known, {});

test("figures are written into sentences, as digits, words and months", () => {
	expect(fill("{weeks} tot {many} weken", "nl")).toBe("6 tot 21\u00a0weken");
	expect(fill("{weeks:word} fronten", "nl")).toBe("zes fronten");
	expect(fill("{weeks:word} fronts", "en")).toBe("six fronts");
	expect(fill("{many:word}", "en")).toBe("21");
	expect(fill("{talk} minuten", "nl")).toBe("90\u00a0minuten");
	expect(fill("{talk:word}", "nl")).toBe("anderhalf uur");
	expect(fill("{talk:word}", "en")).toBe("an hour and a half");
	expect(fill("{chat:word}", "en")).toBe("50\u00a0minutes");
	expect(fill("{since}", "nl")).toBe("april 2031");
	expect(fill("{since}", "en")).toBe("April 2031");
});

test("no line breaks between a number and its unit", () => {
	expect(fill("350 × 70 cm is 2,4 m² en 1 cmx", "nl")).toBe("350 × 70\u00a0cm is 2,4\u00a0m² en 1 cmx");
});

test("days of the week are written in the page's language", () => {
	expect(fill("dicht op {shut}", "nl")).toBe("dicht op dinsdag en vrijdag");
	expect(fill("closed on {shut}", "en")).toBe("closed on Tuesday and Friday");
});

test("a sentence about a day that the opening hours no longer have is an error", () => {
	expect(() => fill("Not on {never}.", "en")).toThrow("schrijf de zin zonder");
});

test("an open question with an answer is filled in like a figure", () => {
	const questions = { share: { question: "?", shownOn: [], answer: { number: 30 } } };
	expect(fillFigures("{share} per cent", "en", known, questions)).toBe("30 per cent");
});

test("a figure that does not exist, or an unknown form, is an error", () => {
	expect(() => fill("{nope}", "nl")).toThrow("{nope} is geen getal");
	expect(() => fill("{toString}", "nl")).toThrow("{toString} is geen getal");
	expect(() => fill("{weeks:loud}", "nl")).toThrow("onbekende vorm 'loud'");
});
