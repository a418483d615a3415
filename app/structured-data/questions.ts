import type { Question } from "schema-dts";
import en from "../../content/en/faq.yaml";
import { plainText } from "../../content/inline.ts";
import { localise } from "../../content/localise.ts";
import nl from "../../content/nl/faq.yaml";
import type { Content } from "../../content/schemas/all.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { pageAddress, type Site } from "./site.ts";

const words: Record<Locale, Content<"faq">> = { nl, en };

/** Every question of the FAQ with its answer, in the order of the page. */
export function questions(site: Site): Question[] {
	const groups = Object.values(localise(words[site.locale].groups, site.locale, site.services));
	return groups
		.flatMap((group) => group.questions)
		.map(({ id, question, answer }) => ({
			"@type": "Question",
			"@id": `${pageAddress(site, "faq")}#${id}`,
			name: plainText(question),
			acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n") },
		}));
}
