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
import { placeOf, vacancies } from "../../facts/company/vacancies.ts";
import type { Locale } from "../../facts/site/locales.ts";
import type { PageKey } from "../../facts/site/pages.ts";
import { describeJob } from "../sections/vacancies/describe-job.ts";
import { postalAddress } from "./place.ts";
import { organizationId, pageAddress, type Site } from "./site.ts";

const words: Record<Locale, Content<"vacancy-words">> = { nl: wordsNl, en: wordsEn };

/** What the pages about a vacancy say. */
const jobPages: Readonly<Partial<Record<PageKey, Record<Locale, JobWords>>>> = {
	warehouse: { nl: warehouseNl, en: warehouseEn },
	"designer-rotterdam": { nl: designerNl, en: designerEn },
};

type JobWords = { lead: string; work: { text: string; items: string[] }; apply: { text: string } };

/** The job that a page is about, as long as it is open: who sees a closed one in a search engine is sent for nothing. */
export function jobPosting(site: Site, page: PageKey, list = vacancies): JobPosting | undefined {
	const vacancy = list.find((one) => one.page === page);
	const said = jobPages[page]?.[site.locale];
	if (!vacancy?.open || !vacancy.listedOn || !said) return undefined;
	const { name, hours } = describeJob(vacancy, words[site.locale], site.locale);
	const { lead, work, apply } = localise(said, site.locale, site.services);
	return {
		"@type": "JobPosting",
		"@id": `${pageAddress(site, page)}#job`,
		title: name,
		description: [lead, work.text, ...work.items, apply.text].map(plainText).join("\n"),
		datePosted: vacancy.listedOn,
		workHours: hours,
		hiringOrganization: { "@id": organizationId(site) },
		jobLocation: { "@type": "Place", address: postalAddress(placeOf(vacancy)) },
		url: pageAddress(site, page),
	};
}
