import * as v from "valibot";
import { prices } from "../../facts/costs/prices.ts";
import { sampleBoxes } from "../../facts/products/samples.ts";
import { countries } from "../../facts/site/countries.ts";
import { fieldLengths } from "../../facts/site/field-lengths.ts";
import type { Context } from "../context.ts";
import type { Fields, Receipt, Refused } from "../desk-forms.ts";
import { messageKey, oneOf, person, requiredLine, validateFields } from "../entries/fields.ts";
import { type SubmitOptions, submit } from "../entries/submit.ts";

/** Dutch letters are never SA, SD or SS. */
const postcodes = { NL: /^([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/, BE: /^([1-9]\d{3})$/ };

const order = v.pipe(
	v.object({
		...person,
		/** A form without JavaScript sends one box as a text. */
		boxes: v.pipe(
			v.optional(v.unknown(), []),
			v.transform((chosen) => (typeof chosen === "string" ? [chosen] : chosen)),
			v.array(v.picklist(sampleBoxes, messageKey("boxesMissing")), messageKey("boxesMissing")),
			v.transform((chosen) => sampleBoxes.filter((box) => chosen.includes(box))),
			v.minLength(1, messageKey("boxesMissing")),
		),
		street: requiredLine("streetMissing", fieldLengths.street),
		number: requiredLine("numberMissing", fieldLengths.number),
		postcode: requiredLine("postcodeInvalid", fieldLengths.postcode),
		city: requiredLine("cityMissing", fieldLengths.city),
		country: oneOf(countries, "countryUnknown"),
	}),
	v.forward(
		v.partialCheck(
			[["postcode"], ["country"]],
			({ postcode, country }) => readPostcode(postcode, country) !== undefined,
			({ input }) => messageKey(input.country === "NL" ? "postcodeInvalid" : "postcodeInvalidBelgium"),
		),
		["postcode"],
	),
	v.transform((typed) => ({ ...typed, postcode: readPostcode(typed.postcode, typed.country) ?? "" })),
);

export async function orderSamples(
	fields: Fields,
	options: SubmitOptions,
	context: Context,
): Promise<Receipt | Refused> {
	const read = validateFields(order, fields);
	if (!read.ok) return read;
	const { language, name, email, submissionId, ...chosen } = read.value;
	const details = { ...chosen, total: chosen.boxes.length * prices.sampleBox };
	return submit("samples", fields, { language, name, email, submissionId, details }, options, context);
}

/** The postcode as it is written on an envelope. */
export function readPostcode(typed: string, country: (typeof countries)[number]): string | undefined {
	const found = postcodes[country].exec(typed.toUpperCase());
	return found?.slice(1).join(" ");
}
