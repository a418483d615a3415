import { expect, test } from "vitest";
import type { StudioAnswers } from "../facts/studio-answers.ts";
import { hintsOfPage } from "./shown-on-hints.ts";

test("a page that names an open question belongs in its list shownOn, and no other page does", () => {
	const questions: StudioAnswers = { share: { question: "What share?", shownOn: ["prices"] } };
	expect(hintsOfPage("prices", { nl: ["At least {share} per cent."] }, questions)).toEqual([]);
	expect(hintsOfPage("faq", { nl: ["Nothing."] }, questions)).toEqual([]);
	expect(hintsOfPage("faq", { nl: ["At least {share} per cent."] }, questions)[0]).toContain("zet 'faq' in");
	expect(hintsOfPage("prices", { nl: ["Nothing."] }, questions)[0]).toContain("haal 'prices' uit");
});
