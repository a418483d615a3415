import type { LoaderFunctionArgs } from "react-router";
import { pageOfVacancy, vacancies } from "../../../facts/company/vacancies.ts";
import { vacancyLooks } from "../../../facts/company/vacancy-looks.ts";
import { pathOf } from "../../../facts/site/pages.ts";
import { wordsOf } from "../../content.server.ts";
import { loadPage, localeOf } from "../../page-data/load-page.ts";
import { shotOf } from "../../ui/picture/shots.server.ts";
import { loadFormSetup } from "../forms/form-setup.server.ts";
import { describeVacancy } from "./describe-vacancy.ts";

/** The loader of every vacancy's page: its own words and those that all vacancies share. */
export function loadVacancyPage({ url, pattern }: LoaderFunctionArgs) {
	const locale = localeOf(url);
	for (const vacancy of vacancies) {
		const key = pageOfVacancy(vacancy);
		// The page table gives each of these pages a route without parameters, so the pattern is its address.
		if (!key || pathOf(key, locale) !== `/${pattern.replace(/^\//, "")}`) continue;
		const words = wordsOf("vacancy-words", locale);
		const { door, picture } = vacancyLooks[vacancy.place];
		return {
			...loadPage(key, locale),
			vacancy: describeVacancy(vacancy, words, locale),
			words,
			formSetup: loadFormSetup(locale),
			door,
			picture: shotOf(picture, locale),
		};
	}
	throw new Error(`facts/company/vacancies.yaml has no vacancy with the page ${pattern}`);
}
