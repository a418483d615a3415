import { expect, test } from "vitest";
import { priceList, prices } from "./prices.ts";

test("every amount stands on the price list, once", () => {
	expect(Object.values(priceList).flat().toSorted()).toEqual(Object.keys(prices).toSorted());
});
