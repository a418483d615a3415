import type { Product } from "schema-dts";
import { plainText } from "../../content/inline.ts";
import { localise } from "../../content/localise.ts";
import { prices } from "../../facts/costs/prices.ts";
import { palet } from "../../facts/costs/terms.ts";
import { type SampleBox, sampleBoxes } from "../../facts/products/samples.ts";
import type { LinkName } from "../../facts/site/links.ts";
import { contentOf, wordsOf } from "../content.server.ts";
import { addressIn, organizationId, pageAddress, type Site } from "./site.ts";
import { cardAddress } from "./social-card.ts";

const shop = {
	wood: "samplesWood",
	fenix: "samplesFenix",
	melatop: "samplesMelatop",
	painted: "samplesPainted",
} as const satisfies Record<SampleBox, LinkName>;

/** The sample boxes: each has one price, shipping included. */
export function sampleBoxProducts(site: Site): Product[] {
	const { title, boxes } = contentOf("samples", site.locale);
	const words = localise({ title, boxes: boxes.each }, site.locale, site.addresses);
	return sampleBoxes.map((box) => ({
		"@type": "Product",
		"@id": `${pageAddress(site, "samples")}#${box}`,
		name: `${words.title}: ${words.boxes[box].name}`,
		description: plainText(words.boxes[box].text),
		image: addressIn(site, cardAddress("samples", site.locale)),
		brand: { "@id": organizationId(site) },
		offers: {
			"@type": "Offer",
			price: prices.sampleBox,
			priceCurrency: "EUR",
			url: site.addresses.links[shop[box]] ?? pageAddress(site, "samples"),
			seller: { "@id": organizationId(site) },
		},
	}));
}

/** Palet's tiles, by the square metre. */
export function tileProduct(site: Site): Product {
	const { title, description } = wordsOf("palet", site.locale, { addresses: site.addresses });
	return {
		"@type": "Product",
		"@id": `${pageAddress(site, "palet")}#tiles`,
		name: title,
		description,
		image: addressIn(site, cardAddress("palet", site.locale)),
		brand: { "@type": "Brand", name: "Palet" },
		offers: {
			"@type": "Offer",
			url: pageAddress(site, "palet"),
			seller: { "@id": organizationId(site) },
			eligibleQuantity: { "@type": "QuantitativeValue", minValue: palet.minSquareMetres, unitCode: "MTK" },
			priceSpecification: {
				"@type": "UnitPriceSpecification",
				price: prices.tilePerSquareMetre,
				priceCurrency: "EUR",
				unitCode: "MTK",
			},
		},
	};
}
