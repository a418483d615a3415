import type { Question } from "schema-dts";
import en from "../../content/en/faq.ts";
import { plainText } from "../../content/inline.ts";
import { localise } from "../../content/localise.ts";
import nl from "../../content/nl/faq.ts";
import { pageAddress, type Site } from "./site.ts";

const words = { nl, en };

/** Every question of the FAQ with its answer, in the order of the page. */
export function questions(site: Site): Question[] {
	const groups = Object.values(localise(words[site.locale].groups, site.locale, site.services));
	return groups
		.flatMap((group) => Object.entries<{ question: string; answer: string[] }>(group.questions))
		.map(([anchor, { question, answer }]) => ({
			"@type": "Question",
			"@id": `${pageAddress(site, "faq")}#${anchor}`,
			name: plainText(question),
			acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n") },
		}));
}
