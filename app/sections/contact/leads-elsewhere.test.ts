import { expect, test } from "vitest";
import { leadsElsewhere } from "./leads-elsewhere.ts";

const mail = { label: "Mail", to: "mailto:hello@kitchens.example" };
const circle = { label: "Book", to: "/contact" };
const hours = { label: "Hours", to: "/contact#studios" };

test("what leads back to the page itself is left out", () => {
	expect(leadsElsewhere([circle, mail], "/contact", hours)).toEqual([mail]);
});

test("when nothing is left, something that works stands in", () => {
	expect(leadsElsewhere([circle], "/contact", hours)).toEqual([hours]);
	expect(leadsElsewhere([circle], "/contact")).toEqual([]);
});
