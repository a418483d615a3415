import type * as v from "valibot";
import type { FrontDesign } from "../products/fronts.ts";
import data from "./prices.yaml";
import type { pricesSchema } from "./prices-schema.ts";

type Prices = Readonly<v.InferOutput<typeof pricesSchema>>;
export type PriceKey = keyof Prices;

/** Every amount in euros that the studio charges for; prices-schema.ts says what each is for. */
export const prices: Prices = data;

/** The price of a custom colour on a front of this design. */
export function customColourPrice(design: FrontDesign): "catchCustomColour" | "paintedCustomColour" {
	return design === "catch" ? "catchCustomColour" : "paintedCustomColour";
}

/** The price list by moment of buying, as the prices page shows it. */
export const priceList = {
	start: ["sampleBox"],
	design: ["designDeposit", "extraRevision"],
	order: ["minimumOrder", "smallReorder", "tilePerSquareMetre"],
	colour: ["catchCustomColour", "paintedCustomColour"],
	delivery: ["deliveryNear", "deliveryFar"],
} as const satisfies Record<string, readonly PriceKey[]>;

export type ListedPrice = (typeof priceList)[keyof typeof priceList][number];

/** Prices that have no row of their own: the note of designDeposit says what only a design costs. */
export const unlistedPrices = ["designOnly"] as const satisfies readonly PriceKey[];
