import { expect, test } from "vitest";
import type { StudioAnswers } from "../facts/studio-answers.ts";
import { formatAnswer, isLeftOut, shownItems, withoutUntil } from "./open-answers.ts";

const questions: StudioAnswers = {
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
