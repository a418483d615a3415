import type { Question } from "schema-dts";
import { plainText } from "../../content/inline.ts";
import { localise } from "../../content/localise.ts";
import { contentOf } from "../content.server.ts";
import { pageAddress, type Site } from "./site.ts";

/** Every question of the FAQ with its answer, in the order of the page. */
export function questions(site: Site): Question[] {
	const groups = Object.values(localise(contentOf("faq", site.locale).groups, site.locale, site.addresses));
	return groups
		.flatMap((group) => group.questions)
		.map(({ id, question, answer }) => ({
			"@type": "Question",
			"@id": `${pageAddress(site, "faq")}#${id}`,
			name: plainText(question),
			acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join("\n") },
		}));
}
