import { expect, test } from "vitest";
import { curlyQuotes } from "./curly-quotes.ts";

test("quotes around words and apostrophes become curly", () => {
	expect(curlyQuotes(["Oma's knop, 'op afspraak' of 's avonds.", { en: "Don't" }])).toEqual([
		"Oma’s knop, ‘op afspraak’ of ’s avonds.",
		{ en: "Don’t" },
	]);
});
