import type * as v from "valibot";
import type { VacancyPageKey } from "../site/pages.ts";
import type { permanentVacancies } from "./permanent-vacancies.ts";
import { studios, warehouse } from "./studios.ts";
import data from "./vacancies.yaml";
import type { vacanciesSchema } from "./vacancies-schema.ts";

const parsed: v.InferOutput<typeof vacanciesSchema> = data;

/** An entry of vacancies.yaml: whether it is open decides list, page, call to action and structured data. */
export type Vacancy = (typeof parsed.vacancies)[number];

/** Vacancies in the order of their list; an e-bike is offered above this many hours a week. */
export const { vacancies, eBikeAboveHours } = parsed;

export function findVacancy(key: string): Vacancy | undefined {
	return vacancies.find((vacancy) => vacancy.key === key);
}

/** A vacancy of which sentences name the hours; it is closed at times, never removed. */
export function permanentVacancy(key: (typeof permanentVacancies)[number]["key"]): Vacancy {
	const vacancy = findVacancy(key);
	if (!vacancy) throw new Error(`facts/company/vacancies.yaml has no vacancy '${key}'`);
	return vacancy;
}

/** The page of its own that a vacancy has, if it has one. */
export function pageOfVacancy({ page }: Pick<Vacancy, "page">): VacancyPageKey | undefined {
	return page ? `vacancies/${page}` : undefined;
}

/** Where the work is done. */
export function placeOf({ place }: Pick<Vacancy, "place">) {
	return place === "warehouse" ? warehouse : studios[place];
}
