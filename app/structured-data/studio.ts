import type { DayOfWeek, LocalBusiness } from "schema-dts";
import { brand } from "../../content/brand.ts";
import { formatHours } from "../../content/format-hours.ts";
import { type StudioKey, studios, type Weekday } from "../../facts/company/studios.ts";
import type { LinkName } from "../../facts/site/links.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { postalAddress } from "./place.ts";
import { addressIn, organizationId, type Site } from "./site.ts";

const days = {
	1: "https://schema.org/Monday",
	2: "https://schema.org/Tuesday",
	3: "https://schema.org/Wednesday",
	4: "https://schema.org/Thursday",
	5: "https://schema.org/Friday",
	6: "https://schema.org/Saturday",
	7: "https://schema.org/Sunday",
} as const satisfies Record<Weekday, DayOfWeek>;

const maps = { amsterdam: "mapsAmsterdam", rotterdam: "mapsRotterdam" } as const satisfies Record<StudioKey, LinkName>;

/**
 * A studio. Its opening hours are only those in which nobody needs an appointment; the vocabulary knows neither
 * appointments nor 'the first Saturday of the month', so the description says all hours in words.
 */
export function studio(site: Site, key: StudioKey): LocalBusiness {
	const { hours, city, street, squareMetres } = studios[key];
	const map = site.services.links[maps[key]];
	return {
		"@type": "LocalBusiness",
		"@id": addressIn(site, `/#${key}`),
		name: `${brand} ${city}`,
		description: formatHours(hours, site.locale)
			.map((row) => `${row.days} ${row.hours}`)
			.join(", "),
		url: addressIn(site, `${pathOf("contact", site.locale)}#${key}`),
		image: addressIn(site, "/icon-512.png"),
		parentOrganization: { "@id": organizationId(site) },
		address: postalAddress({ city, street }),
		additionalProperty: { "@type": "PropertyValue", propertyID: "floorSize", value: squareMetres, unitCode: "MTK" },
		openingHoursSpecification: {
			"@type": "OpeningHoursSpecification",
			dayOfWeek: hours.open.days.map((day) => days[day]),
			opens: hours.open.hours.from,
			closes: hours.open.hours.to,
		},
		...(map ? { hasMap: map } : {}),
		...(site.services.contactEmail ? { email: site.services.contactEmail } : {}),
	};
}
