import type { FrontDesign } from "../products/fronts.ts";

/** Every amount in euros that the studio charges for, VAT included where the studio's own texts include it. */
export const prices = {
	/** Paid before the 3D design; deducted from the invoice of the order. */
	designDeposit: 250,
	/** A design with a 3D drawing and nothing more. */
	designOnly: 250,
	/** Each revision of the design after the first, which is included. */
	extraRevision: 75,
	minimumOrder: 2500,
	/** What existing customers pay extra for an order below the minimum. */
	smallReorder: 250,
	/** Shipping included; deducted from a later purchase. */
	sampleBox: 20,
	/** Once, for Catch in a custom colour, whatever its material. */
	catchCustomColour: 150,
	/** Per order, for any other design in Painted. A paint brand's colour counts as a custom colour. */
	paintedCustomColour: 175,
	deliveryNear: 55,
	deliveryFar: 95,
	/** Palet's tiles. */
	tilePerSquareMetre: 332.75,
} as const;

export type PriceKey = keyof typeof prices;

/** The price of a custom colour on a front of this design. */
export function customColourPrice(design: FrontDesign): "catchCustomColour" | "paintedCustomColour" {
	return design === "catch" ? "catchCustomColour" : "paintedCustomColour";
}

/** The price list by the moment in which an amount matters; every amount of facts/costs/prices.ts stands in it once. */
export const priceList = {
	start: ["sampleBox"],
	design: ["designDeposit", "designOnly", "extraRevision"],
	order: ["minimumOrder", "smallReorder"],
	colour: ["catchCustomColour", "paintedCustomColour"],
	delivery: ["deliveryNear", "deliveryFar"],
	tiles: ["tilePerSquareMetre"],
} as const satisfies Record<string, readonly PriceKey[]>;
