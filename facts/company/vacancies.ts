import type { PageKey } from "../site/pages.ts";
import { studios, warehouse } from "./studios.ts";

export type Vacancy = {
	/** Decides list, page, call to action and structured data. */
	open: boolean;
	/** The day an open job was put on this site, as job boards ask; renew it when a closed one opens again. */
	listedOn?: string;
	city: string;
	/** Hours a week. */
	hours: { min: number; max?: number };
	/** An e-bike is offered above this many hours a week. */
	eBikeAboveHours?: number;
	/** Its own page, where it has one. */
	page?: PageKey;
};

/** Designers who work more hours a week than this are offered an e-bike. */
export const eBikeAboveHours = 32;

/** Jobs at the studio, in the order in which they are listed: open ones come first wherever they are shown. */
export const vacancies = {
	warehouse: {
		open: false,
		city: warehouse.city,
		hours: { min: 8, max: 38 },
		page: "warehouse",
	},
	designerAmsterdam: {
		open: false,
		city: studios.amsterdam.city,
		hours: { min: 24 },
		eBikeAboveHours,
	},
	designerRotterdam: {
		open: false,
		city: studios.rotterdam.city,
		hours: { min: 24 },
		eBikeAboveHours,
		page: "designer-rotterdam",
	},
} as const satisfies Record<string, Vacancy>;

export type VacancyKey = keyof typeof vacancies;

/** The pages about one vacancy each; structured data needs words for every one of them. */
export type VacancyPage = Extract<(typeof vacancies)[VacancyKey], { page: PageKey }>["page"];

const isVacancyKey = (key: string): key is VacancyKey => Object.hasOwn(vacancies, key);
export const vacancyKeys = Object.keys(vacancies).filter(isVacancyKey);

/** The table without its literal types. */
export function vacancyOf(key: VacancyKey): Vacancy {
	return vacancies[key];
}
