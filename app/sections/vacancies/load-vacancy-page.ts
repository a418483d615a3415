import type { LoaderFunctionArgs } from "react-router";
import en from "../../../content/en/vacancy-words.yaml";
import nl from "../../../content/nl/vacancy-words.yaml";
import type { Content } from "../../../content/schemas/all.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import type { PageKey } from "../../../facts/site/pages.ts";
import { loadPage, loadWords } from "../../page/load-page.ts";
import { deskForm } from "../forms/desk-form.server.ts";

/** The words that the job list and the job pages share. */
export const loadVacancyWords = loadWords<"vacancy-words">({ nl, en });

/** The loader of a job's page: its own words and those that all jobs share. */
export function loadVacancyPage<Key extends PageKey>(key: Key, words: Record<Locale, Content<Key>>) {
	const load = loadPage(key, words);
	return (args: LoaderFunctionArgs) => ({
		...load(args),
		words: loadVacancyWords(args),
		form: deskForm(args.url),
	});
}
