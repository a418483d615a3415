import type { JobPosting } from "schema-dts";
import designerEn from "../../content/en/designer-rotterdam.yaml";
import wordsEn from "../../content/en/vacancy-words.yaml";
import warehouseEn from "../../content/en/warehouse.yaml";
import { plainText } from "../../content/inline.ts";
import { localise } from "../../content/localise.ts";
import designerNl from "../../content/nl/designer-rotterdam.yaml";
import wordsNl from "../../content/nl/vacancy-words.yaml";
import warehouseNl from "../../content/nl/warehouse.yaml";
import type { Content } from "../../content/schemas/all.ts";
import { type Place, studios, warehouse } from "../../facts/company/studios.ts";
import { type Vacancy, type VacancyPage, vacancyKeys, vacancyOf } from "../../facts/company/vacancies.ts";
import type { Locale } from "../../facts/site/locales.ts";
import type { PageKey } from "../../facts/site/pages.ts";
import { postalAddress } from "./place.ts";
import { organizationId, pageAddress, type Site } from "./site.ts";

const names: Record<Locale, Content<"vacancy-words">["names"]> = { nl: wordsNl.names, en: wordsEn.names };

/** What each page about a vacancy says; the compiler asks for the pages that facts/company/vacancies.ts names. */
const jobPages: Record<VacancyPage, { nl: JobWords; en: JobWords }> = {
	warehouse: { nl: warehouseNl, en: warehouseEn },
	"designer-rotterdam": { nl: designerNl, en: designerEn },
};

const isVacancyPage = (page: PageKey): page is VacancyPage => Object.hasOwn(jobPages, page);

type JobWords = { lead: string; work: { text: string; items: string[] }; apply: { text: string } };

/** The job that a page is about, as long as it is open: who sees a closed one in a search engine is sent for nothing. */
export function jobPosting(
	site: Site,
	page: PageKey,
	tableOf: (key: (typeof vacancyKeys)[number]) => Vacancy = vacancyOf,
): JobPosting | undefined {
	const key = vacancyKeys.find((one) => tableOf(one).page === page);
	if (!key || !isVacancyPage(page)) return undefined;
	const { open, listedOn, city } = tableOf(key);
	if (!open || !listedOn) return undefined;
	const { name, hours } = localise(names[site.locale][key], site.locale, site.services);
	const { lead, work, apply } = localise(jobPages[page][site.locale], site.locale, site.services);
	return {
		"@type": "JobPosting",
		"@id": `${pageAddress(site, page)}#job`,
		title: name,
		description: [lead, work.text, ...work.items, apply.text].map(plainText).join("\n"),
		datePosted: listedOn,
		workHours: hours,
		hiringOrganization: { "@id": organizationId(site) },
		jobLocation: { "@type": "Place", address: postalAddress(placeIn(city)) },
		url: pageAddress(site, page),
	};
}

/** Where a job is done, with its street as soon as that is known. */
function placeIn(city: string): Place {
	const known = [...Object.values(studios), warehouse].find((place) => place.city === city);
	return known ?? { city, street: undefined };
}
