import type { PostalAddress } from "schema-dts";
import type { Place } from "../../facts/company/studios.ts";

/** An address; parts that are not filled in are left out. */
export function postalAddress({ city, street }: Place): PostalAddress {
	return {
		"@type": "PostalAddress",
		addressLocality: city,
		addressCountry: "NL",
		...(street ? { streetAddress: street } : {}),
	};
}
