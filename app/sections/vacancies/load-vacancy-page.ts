import type { LoaderFunctionArgs } from "react-router";
import en from "../../../content/en/vacancy-words.ts";
import nl from "../../../content/nl/vacancy-words.ts";
import type { PageContent } from "../../../content/page-content.ts";
import type { PageKey } from "../../../facts/site/pages.ts";
import { loadPage, loadWords } from "../../page/load-page.ts";
import { deskForm } from "../forms/desk-form.server.ts";

/** The words that the job list and the job pages share. */
export const loadVacancyWords = loadWords({ nl, en });

/** The loader of a job's page: its own words and those that all jobs share. */
export function loadVacancyPage<Content extends PageContent>(
	key: PageKey,
	words: { nl: Content; en: NoInfer<Content> },
) {
	const load = loadPage(key, words);
	return (args: LoaderFunctionArgs) => ({
		...load(args),
		words: loadVacancyWords(args),
		form: deskForm(args.url),
	});
}
