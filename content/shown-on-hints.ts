import { type PageKey, pageKeys } from "../facts/site/pages.ts";
import { type StudioAnswers, studioAnswers } from "../facts/studio-answers.ts";
import { readBothLanguages } from "./read-content.ts";

/**
 * The editor tells the studio on which pages an answer will appear. That list is in code and the sentences are edited,
 * so a difference between them is a hint and stops nothing.
 */
export function shownOnHints(): string[] {
	return pageKeys.flatMap((page) => hintsOfPage(page, readBothLanguages(page)));
}

export function hintsOfPage(page: PageKey, content: unknown, questions: StudioAnswers = studioAnswers): string[] {
	const words = JSON.stringify(content);
	return Object.entries(questions).flatMap(([key, { shownOn }]) => {
		const isNamed = words.includes(`{${key}}`);
		if (isNamed === shownOn.includes(page)) return [];
		return isNamed
			? `${page}.yaml noemt {${key}}; zet '${page}' in de lijst shownOn van ${key} (facts/studio-questions.ts)`
			: `${page}.yaml noemt {${key}} niet; haal '${page}' uit de lijst shownOn van ${key} (facts/studio-questions.ts)`;
	});
}
