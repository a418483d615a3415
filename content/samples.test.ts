import { expect, test } from "vitest";
import { readContent } from "./read-content.ts";

const en = readContent("samples", "en");
const nl = readContent("samples", "nl");

test("the box with painted and raw samples has the name that the studio gave it", () => {
	expect([nl, en].map(({ boxes }) => boxes.each.painted.name)).toEqual(["Painted + raw", "Painted + raw"]);
});
