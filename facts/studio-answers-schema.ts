import * as v from "valibot";
import { count, euro, optionalLine } from "./schema-parts.ts";
import { pathOf } from "./site/pages.ts";
import { studioQuestions } from "./studio-questions.ts";

const text = (label: string, hint: string) =>
	v.pipe(
		v.strictObject({ nl: optionalLine("Nederlands"), en: optionalLine("Engels") }),
		v.check(({ nl, en }) => !nl === !en, "is maar in één taal ingevuld; vul de andere ook in"),
		v.title(label),
		v.description(hint),
	);

const parts = { number: count, euro, text };

/** The answers of the studio; each may be left empty until it is known. */
export const studioAnswersSchema = v.pipe(
	v.strictObject(
		Object.fromEntries(
			Object.entries(studioQuestions).map(([key, { kind, question, shownOn }]) => {
				const pages = shownOn.map((page) => pathOf(page, "nl")).join(", ");
				return [key, v.nullish(parts[kind](question, `Verschijnt op ${pages} zodra het is ingevuld.`))];
			}),
		),
	),
	v.title("Open vragen"),
	v.description("Wat alleen de studio weet. Zinnen die op een antwoord wachten, staan nog niet op de site."),
);
