import type { JobPosting } from "schema-dts";
import { plainText } from "../../content/inline.ts";
import { pageOfVacancy, placeOf, vacancies } from "../../facts/company/vacancies.ts";
import type { PageKey } from "../../facts/site/pages.ts";
import { wordsOf } from "../content.server.ts";
import { describeVacancy } from "../sections/vacancies/describe-vacancy.ts";
import { postalAddress } from "./place.ts";
import { organizationId, pageAddress, type Site } from "./site.ts";

/** The page's vacancy, only while it is open: search engines must not list closed vacancies. */
export function jobPosting(site: Site, page: PageKey, list = vacancies): JobPosting | undefined {
	const vacancy = list.find((one) => pageOfVacancy(one) === page);
	const key = vacancy && pageOfVacancy(vacancy);
	if (!key || !vacancy.open || !vacancy.listedOn) return undefined;
	const { name, hours } = describeVacancy(
		vacancy,
		wordsOf("vacancy-words", site.locale, { addresses: site.addresses }),
		site.locale,
	);
	const { lead, work, apply } = wordsOf(key, site.locale, { addresses: site.addresses });
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
