import * as v from "valibot";

/** What the schemas of facts share. `label` and `hint` are what the editor shows, in Dutch. */

/** An amount in euros. */
export const euro = (label: string, hint = "") =>
	v.pipe(
		v.number(),
		v.minValue(0, "is below zero; write the amount without a minus sign"),
		v.check(isWholeCents, "has more than two decimals; round it to cents"),
		v.title(label),
		v.description(hint),
	);

const isWholeCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** A whole number of something: weeks, kilometres, days. */
export const count = (label: string, hint = "", least = 1) =>
	v.pipe(
		v.number(),
		v.integer("is not a whole number; leave out the decimals"),
		v.minValue(least, `is too small; ${least} is the least`),
		v.title(label),
		v.description(hint),
	);

/** One line of text that must not be empty. */
export const line = (label: string, hint = "") =>
	v.pipe(v.string(), v.trim(), v.minLength(1, "is empty; fill it in"), v.title(label), v.description(hint));
