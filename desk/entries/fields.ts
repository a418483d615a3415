import * as v from "valibot";
import { readContent } from "../../content/read-content.ts";
import { fieldLengths } from "../../facts/site/field-lengths.ts";
import { locales } from "../../facts/site/locales.ts";
import type { Fields, MessageKey, Refused } from "../desk-forms.ts";
import { parseEmail } from "../email.ts";

/** Marks that reverse the direction of the text around them; nobody types them by hand. */
const bidirectional = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text as it is stored: whole characters, line breaks as the only control characters. */
const clean = (typed: string) =>
	typed
		.toWellFormed()
		.normalize("NFC")
		.replace(/\r\n?/g, "\n")
		.replace(bidirectional, "")
		.replace(/[^\P{Cc}\n]/gu, " ")
		.trim();

const cleanLine = (typed: string) => clean(typed).replace(/\s+/g, " ");

/** Makes sure at compile time that a message exists. */
export const messageKey = (key: MessageKey) => key;

/** One line that must be filled in. */
export const requiredLine = (missing: MessageKey, max: number, tooLong: MessageKey = "fieldTooLong") =>
	v.optional(v.pipe(v.string(missing), v.transform(cleanLine), v.minLength(1, missing), v.maxLength(max, tooLong)), "");

/** One line that may stay empty. */
export const optionalLine = (max: number) =>
	v.optional(
		v.pipe(v.string(messageKey("fieldTooLong")), v.transform(cleanLine), v.maxLength(max, messageKey("fieldTooLong"))),
		"",
	);

/** Several lines that must be filled in. */
export const requiredText = (missing: MessageKey, max: number) =>
	v.optional(
		v.pipe(v.string(missing), v.transform(clean), v.minLength(1, missing), v.maxLength(max, messageKey("textTooLong"))),
		"",
	);

/** Several lines that may stay empty. */
export const optionalText = (max: number) =>
	v.optional(
		v.pipe(v.string(messageKey("fieldTooLong")), v.transform(clean), v.maxLength(max, messageKey("textTooLong"))),
		"",
	);

/** One of a list. */
export const oneOf = <const Options extends readonly string[]>(options: Options, wrong: MessageKey) =>
	v.pipe(v.optional(v.unknown(), null), v.picklist(options, wrong));

/** The fields that every form has. */
export const person = {
	name: requiredLine("nameMissing", fieldLengths.name, "nameTooLong"),
	email: v.pipe(v.optional(v.unknown(), null), v.transform(parseEmail), v.string(messageKey("addressInvalid"))),
	language: oneOf(locales, "languageUnknown"),
	/** Idempotency key: a UUID per submission. Anything else is ignored. */
	submissionId: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
};

/** The fields as the schema gives them, or what is wrong with which of them. */
export function validateFields<Schema extends v.GenericSchema>(
	schema: Schema,
	fields: Fields,
): { ok: true; value: v.InferOutput<Schema> } | Refused {
	const result = v.safeParse(schema, fields);
	if (result.success) return { ok: true, value: result.output };
	const wrong: Record<string, MessageKey> = {};
	for (const issue of result.issues) {
		const field = String(issue.path?.[0]?.key ?? "");
		wrong[field] ??= isMessageKey(issue.message) ? issue.message : "invalid";
	}
	return { ok: false, status: 422, message: "invalid", fields: wrong };
}

const { messages } = readContent("desk-words", "nl");
const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(messages, text);
