import type { LoaderFunctionArgs } from "react-router";
import en from "../../../content/en/vacancy-words.yaml";
import nl from "../../../content/nl/vacancy-words.yaml";
import type { Content } from "../../../content/schemas/all.ts";
import { vacancies } from "../../../facts/company/vacancies.ts";
import { type Locale, localeOfPath } from "../../../facts/site/locales.ts";
import type { PageKey } from "../../../facts/site/pages.ts";
import { loadPage, loadWords } from "../../page/load-page.ts";
import { deskForm } from "../forms/desk-form.server.ts";
import { describeJob } from "./describe-job.ts";

/** The words that the job list and the job pages share. */
export const loadVacancyWords = loadWords<"vacancy-words">({ nl, en });

/** The loader of a job's page: its own words and those that all jobs share. */
export function loadVacancyPage<Key extends PageKey>(key: Key, words: Record<Locale, Content<Key>>) {
	const load = loadPage(key, words);
	return (args: LoaderFunctionArgs) => {
		const vacancy = vacancies.find(({ page }) => page === key);
		if (!vacancy) throw new Error(`facts/company/vacancies.yaml has no vacancy with the page '${key}'`);
		const shared = loadVacancyWords(args);
		const job = describeJob(vacancy, shared, localeOfPath(args.url.pathname));
		return { ...load(args), job, words: shared, form: deskForm(args.url) };
	};
}
