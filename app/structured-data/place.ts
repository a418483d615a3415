import type { PostalAddress } from "schema-dts";
import type { Place } from "../../facts/company/studios.ts";

/** An address as far as it is known. */
export function postalAddress({ city, street }: Place): PostalAddress {
	return {
		"@type": "PostalAddress",
		addressLocality: city,
		addressCountry: "NL",
		...(street ? { streetAddress: street } : {}),
	};
}
