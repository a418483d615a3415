import { expect, test } from "vitest";
import { prices } from "../facts/costs/prices.ts";
import { formatEuro } from "./format-figure.ts";
import { plainWords } from "./read-plain-words.ts";

test("sentences of mails have their figures and no markup", () => {
	const words = { heading: "**Hello**", text: ["A box is {sampleBox}, see [the FAQ](page:faq)."], days: 3 };
	expect(plainWords(words, "en")).toEqual({
		heading: "Hello",
		text: [`A box is ${formatEuro(prices.sampleBox, "en")}, see the FAQ.`],
		days: 3,
	});
});
