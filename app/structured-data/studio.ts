import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification } from "schema-dts";
import { brand } from "../../content/brand.ts";
import { formatHours } from "../../content/format-hours.ts";
import type { WeekdayName } from "../../facts/company/dutch-time.ts";
import { type OpeningHours, openingHours } from "../../facts/company/opening-hours.ts";
import { type StudioKey, studios } from "../../facts/company/studios.ts";
import type { LinkName } from "../../facts/site/links.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { iconFile } from "../resources/icon-sizes.ts";
import { postalAddress } from "./place.ts";
import { addressIn, organizationId, type Site } from "./site.ts";

const days = {
	monday: "https://schema.org/Monday",
	tuesday: "https://schema.org/Tuesday",
	wednesday: "https://schema.org/Wednesday",
	thursday: "https://schema.org/Thursday",
	friday: "https://schema.org/Friday",
	saturday: "https://schema.org/Saturday",
	sunday: "https://schema.org/Sunday",
} as const satisfies Record<WeekdayName, DayOfWeek>;

const maps = { amsterdam: "mapsAmsterdam", rotterdam: "mapsRotterdam" } as const satisfies Record<StudioKey, LinkName>;

/**
 * A studio. Its opening hours are only those without appointment; schema.org has no terms for appointments or 'the
 * first Saturday of the month', so the description has all hours in words.
 */
export function studio(site: Site, key: StudioKey): LocalBusiness {
	const { city, street, squareMetres } = studios[key];
	const map = site.addresses.links[maps[key]];
	return {
		"@type": "LocalBusiness",
		"@id": addressIn(site, `/#${key}`),
		name: `${brand} ${city}`,
		description: formatHours(openingHours[key], site.locale)
			.map((row) => `${row.days} ${row.hours}`)
			.join(", "),
		url: addressIn(site, `${pathOf("contact", site.locale)}#${key}`),
		image: addressIn(site, `/${iconFile(512)}`),
		parentOrganization: { "@id": organizationId(site) },
		address: postalAddress({ city, street }),
		additionalProperty: { "@type": "PropertyValue", propertyID: "floorSize", value: squareMetres, unitCode: "MTK" },
		openingHoursSpecification: hoursWithoutAppointment(openingHours[key]),
		...(map ? { hasMap: map } : {}),
		...(site.addresses.contactEmail ? { email: site.addresses.contactEmail } : {}),
	};
}

/** The hours without appointment; days with the same hours share one entry. */
export function hoursWithoutAppointment({
	week,
}: OpeningHours): OpeningHoursSpecification | OpeningHoursSpecification[] {
	const open = week.filter(({ byAppointment }) => !byAppointment);
	const entries = [...Map.groupBy(open, ({ from, to }) => `${from} ${to}`).values()].map(
		(same): OpeningHoursSpecification => ({
			"@type": "OpeningHoursSpecification",
			dayOfWeek: same.map(({ day }) => days[day]),
			opens: same[0]?.from ?? "",
			closes: same[0]?.to ?? "",
		}),
	);
	const [only, ...others] = entries;
	return only && others.length === 0 ? only : entries;
}
