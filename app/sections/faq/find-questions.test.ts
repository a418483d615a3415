import fc from "fast-check";
import { expect, test } from "vitest";
import { localise } from "../../../content/localise.ts";
import { readContent } from "../../../content/read-content.ts";
import { findQuestions, indexQuestions, normalise } from "./find-questions.ts";

const en = readContent("faq", "en");
const nl = readContent("faq", "nl");

const addresses = { contactEmail: undefined, jobsEmail: undefined, links: {} };
const index = indexQuestions(localise(nl.groups, "nl", addresses));
const invented = indexQuestions({
	buying: {
		heading: "Kopen",
		questions: [
			{ id: "start", question: "Hoe begin ik?", answer: ["Door je te oriënteren."] },
			{ id: "glue", question: "Waar is het van?", answer: ["Steen en epoxy.", "Een blad kost € 2.500."] },
			{ id: "epoxy", question: "Kan epoxy barsten?", answer: ["Nee."] },
			...Array.from({ length: 7 }, (_, copy) => ({ id: `end-${copy}`, question: "En dan?", answer: ["Bestellen."] })),
		],
	},
});
const keysFor = (query: string) => [...(findQuestions(invented, query)?.keys ?? [])];

test("each question has an anchor of its own, the same in both languages", () => {
	const anchors = (groups: typeof nl.groups) =>
		Object.entries(groups).flatMap(([key, { questions }]) => [key, ...questions.map(({ id }) => id)]);
	expect(new Set([...anchors(nl.groups), "fit"]).size).toBe(anchors(nl.groups).length + 1);
	expect(anchors(en.groups)).toEqual(anchors(nl.groups));
});

test("words are found in questions, in answers and in amounts, whatever their capitals, accents and order", () => {
	expect(keysFor("STEEN epoxy")).toEqual(["glue"]);
	expect(keysFor("epoxy STEEN")).toEqual(["glue"]);
	for (const query of ["orienteren", "oriënteren", "ORIËNTEREN"]) expect(keysFor(query), query).toEqual(["start"]);
	expect(keysFor("€ 2.500")).toEqual(["glue"]);
	expect(keysFor("zwembad")).toEqual([]);
});

test("answers open where only they have the words, unless there are too many", () => {
	const openFor = (query: string) => [...(findQuestions(invented, query)?.open ?? [])];
	expect(openFor("epoxy")).toEqual(["glue"]);
	expect(openFor("bestellen")).toEqual([]);
});

test("a query without words searches nothing", () => {
	for (const query of ["", "   ", "?!", "–"]) expect(findQuestions(index, query)).toBeUndefined();
});

test("any piece of any question finds that question", () => {
	fc.assert(
		fc.property(fc.constantFrom(...index), fc.nat(), fc.nat(), (entry, from, length) => {
			const words = entry.whole.split(" ");
			const piece = words.slice(from % words.length, (from % words.length) + 1 + (length % 6)).join("  ");
			const found = findQuestions(index, piece.toUpperCase());
			return found === undefined || found.keys.has(entry.key);
		}),
		{ seed: 5, numRuns: 500 },
	);
});

test("normalising twice changes nothing more", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => normalise(normalise(text)) === normalise(text)),
		{ seed: 5 },
	);
});
