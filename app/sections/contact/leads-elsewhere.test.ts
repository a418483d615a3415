import { expect, test } from "vitest";
import { withoutOwnPage } from "./without-own-page.ts";

const mail = { label: "Mail", to: "mailto:hello@kitchens.example" };
const circle = { label: "Book", to: "/contact" };
const hours = { label: "Hours", to: "/contact#studios" };

test("what leads back to the page itself is left out", () => {
	expect(withoutOwnPage([circle, mail], "/contact", hours)).toEqual([mail]);
});

test("when nothing is left, something that works stands in", () => {
	expect(withoutOwnPage([circle], "/contact", hours)).toEqual([hours]);
	expect(withoutOwnPage([circle], "/contact")).toEqual([]);
});
