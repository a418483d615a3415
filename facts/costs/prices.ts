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

/** The price list by moment of buying; every amount of facts/costs/prices.yaml stands in it once. */
export const priceList = {
	start: ["sampleBox"],
	design: ["designDeposit", "designOnly", "extraRevision"],
	order: ["minimumOrder", "smallReorder", "tilePerSquareMetre"],
	colour: ["catchCustomColour", "paintedCustomColour"],
	delivery: ["deliveryNear", "deliveryFar"],
} as const satisfies Record<string, readonly PriceKey[]>;
