import { type ActionFunctionArgs, data, type HeadersArgs, redirect } from "react-router";
import { deskMessage } from "../../content/desk-message.ts";
import type { DeskForms, Fields, Refused } from "../../desk/desk-forms.ts";
import { mapValues } from "../../facts/map-values.ts";
import { fieldLengths } from "../../facts/site/field-lengths.ts";
import { honeypotField } from "../../facts/site/honeypot.ts";
import { type Locale, localeOfPath } from "../../facts/site/locales.ts";
import { deskOf } from "./desk-context.ts";
import { readForm } from "./read-form.server.ts";

/**
 * The action of a page with a form, for forms that are sent without JavaScript. `send` hands the fields to the desk,
 * `next` is the address that a visitor sees afterwards.
 */
export function deskAction<Accepted extends { ok: true }>(
	send: (desk: DeskForms, fields: Fields, locale: Locale) => Promise<Accepted | Refused>,
	next: (accepted: Accepted, locale: Locale) => string,
) {
	return async ({ request, url, context }: ActionFunctionArgs) => {
		const fields = await readForm(request);
		const locale = localeOfPath(url.pathname);
		const result = await send(deskOf(context), fields, locale);
		return result.ok ? redirect(next(result, locale), 303) : refuseDeskForm(result, url, fields, {});
	};
}

/** The `headers` of a page with an action, so that the response keeps those of `refuseDeskForm`. */
export const actionHeaders = ({ actionHeaders }: HeadersArgs): Headers => actionHeaders;

/** Longer than any field may be, so that a text that was refused for its length comes back whole. */
const maxTypedLength = 2 * Math.max(...Object.values(fieldLengths));

/**
 * The action data of a refused form: the problem, messages of fields, the typed values, and `more` that the page needs
 * to show the form again.
 */
export function refuseDeskForm<More extends object>(
	refused: Refused,
	url: URL,
	fields: Record<string, unknown>,
	more: More,
) {
	const { status, message, retrySeconds, times } = refused;
	const locale = localeOfPath(url.pathname);
	const typed = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
		// Lists are written as in addresses: boxes=wood,fenix.
		const text = [value].flat().filter((one) => typeof one === "string");
		return text.length > 0 && name !== honeypotField ? [[name, text.join(",").slice(0, maxTypedLength)]] : [];
	});
	const headers: HeadersInit = retrySeconds ? { "Retry-After": String(retrySeconds) } : {};
	return data(
		{
			problem: deskMessage(message, locale),
			fields: mapValues(refused.fields ?? {}, (key) => deskMessage(key, locale)),
			typed: Object.fromEntries(typed),
			times,
			...more,
		},
		{ status, headers },
	);
}
