import type { ImageObject } from "schema-dts";
import type { ShownPicture } from "../ui/picture/shot-source.ts";
import { addressOf, widthsOf } from "../ui/picture/variants.ts";
import { addressIn, organizationId, type Site } from "./site.ts";

/** The pictures of a page as JPEG, which every reader of structured data can open. */
export function pictures(site: Site, shots: readonly ShownPicture[]): ImageObject[] {
	return shots.map(({ source, alt, impression, credit }) => {
		const width = widthsOf(source, "jpg").at(-1) ?? source.width;
		return {
			"@type": "ImageObject",
			contentUrl: addressIn(site, addressOf(source, "jpg", width)),
			name: alt,
			width: { "@type": "QuantitativeValue", value: width, unitCode: "E37" },
			height: {
				"@type": "QuantitativeValue",
				value: Math.round((source.height * width) / source.width),
				unitCode: "E37",
			},
			...(impression ? { caption: impression } : {}),
			// A photograph is the photographer's.
			...(credit ? { creditText: credit } : { creator: { "@id": organizationId(site) } }),
		};
	});
}
