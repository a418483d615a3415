import type { LoaderFunctionArgs } from "react-router";
import { pageOfVacancy, vacancies } from "../../../facts/company/vacancies.ts";
import { vacancyLooks } from "../../../facts/company/vacancy-looks.ts";
import { localeOfPath } from "../../../facts/site/locales.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { loadPage, loadWords } from "../../page-data/load-page.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";
import { loadFormSetup } from "../forms/form-setup.server.ts";
import { describeVacancy } from "./describe-vacancy.ts";

/** The words that the list of vacancies and their pages share. */
export const loadVacancyWords = loadWords("vacancy-words");

/** The loader of every vacancy's page: its own words and those that all vacancies share. */
export function loadVacancyPage(args: LoaderFunctionArgs) {
	const locale = localeOfPath(args.url.pathname);
	for (const vacancy of vacancies) {
		const key = pageOfVacancy(vacancy);
		// The page table gives each of these pages a route without parameters, so the pattern is its address.
		if (!key || pathOf(key, locale) !== `/${args.pattern.replace(/^\//, "")}`) continue;
		const words = loadVacancyWords(args);
		const { door, picture } = vacancyLooks[vacancy.place];
		return {
			...loadPage(key)(args),
			vacancy: describeVacancy(vacancy, words, locale),
			words,
			formSetup: loadFormSetup(args.url),
			door,
			picture: shotOf(picture, locale),
		};
	}
	throw new Error(`facts/company/vacancies.yaml has no vacancy with the page ${args.pattern}`);
}
