import type { PriceKey } from "./prices.ts";

/** The price list by the moment in which an amount matters; every amount of facts/prices.ts stands in it once. */
export const priceList = {
	start: ["sampleBox"],
	design: ["designDeposit", "designOnly", "extraRevision"],
	order: ["minimumOrder", "smallReorder"],
	colour: ["catchCustomColour", "paintedCustomColour"],
	delivery: ["deliveryNear", "deliveryFar"],
	tiles: ["tilePerSquareMetre"],
} as const satisfies Record<string, readonly PriceKey[]>;
