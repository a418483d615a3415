import { expect, test } from "vitest";
import en from "./en/samples.ts";
import nl from "./nl/samples.ts";

test("the box with painted and raw samples has the name that the studio gave it", () => {
	expect([nl, en].map(({ boxes }) => boxes.each.painted.name)).toEqual(["Painted + raw", "Painted + raw"]);
});
