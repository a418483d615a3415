import type { Context } from "hono";
import { deskMessage } from "../../content/desk-message.ts";
import { isLocale, type Locale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { manageLink } from "../appointments/manage-link.ts";
import type { Accepted, MessageKey, Receipt, Refused } from "../desk-forms.ts";
import { isCrossSite, refererPage } from "./origin.ts";
import { readBody } from "./read-body.ts";
import { refuseJson } from "./refuse-json.ts";
import type { RouteOptions } from "./routes.ts";

/** Takes an order, a question, an application, an appointment or a sign-up as JSON. */
export function createFormRoute(
	{ siteUrl, forms, getClient }: RouteOptions,
	name: "orderSamples" | "ask" | "apply" | "book" | "signUp",
) {
	return async ({ req, env, redirect }: Context): Promise<Response> => {
		const { client, host } = getClient(req.raw, env);
		const body = await readBody(req.raw);
		const locale = body.kind !== "refused" && isLocale(body.fields.language) ? body.fields.language : "nl";
		const refuse = (status: number, message: MessageKey) =>
			refuseJson(status, { message: deskMessage(message, locale) });
		if (isCrossSite(req.raw.headers, siteUrl, host)) return refuse(403, "foreign");
		if (body.kind === "refused") return refuse(body.status, body.message);
		// Only the newsletter's form is sent here without JavaScript, from a static host; its page answers it.
		if (body.kind === "form" && name === "signUp") return redirect(pathOf("newsletter", locale), 307);
		if (body.kind === "form") return refuse(415, "wrongType");
		const from = { page: refererPage(req.raw.headers), client };
		return respondJson(await forms(from)[name](body.fields), locale, siteUrl);
	};
}

/** The response to a form for programs, in the language of the fields. */
export function respondJson(result: Receipt | Accepted | Refused, locale: Locale, siteUrl: string): Response {
	if (result.ok) {
		if (!("reference" in result)) return Response.json({ status: "check-your-inbox" }, { status: 202 });
		const { reference, manage, sendsMail } = result;
		const link = manage ? { manage: manageLink(manage, locale, siteUrl) } : {};
		return Response.json({ reference, ...link, sendsMail }, { status: 201 });
	}
	const fields = Object.entries(result.fields ?? {}).map(([field, key]) => [field, deskMessage(key, locale)]);
	const about = {
		message: deskMessage(result.message, locale),
		...(result.fields ? { fields: Object.fromEntries(fields) } : {}),
		...(result.times ? { times: result.times } : {}),
	};
	return refuseJson(result.status, about, result.retrySeconds);
}

const notHere = { status: "refused", message: `${deskMessage("notHere", "nl")} ${deskMessage("notHere", "en")}` };

/** The response for unknown paths. */
export const notFound = () => Response.json(notHere, { status: 404 });

/** For the other methods of an address that only takes a POST. */
export const postOnly = () => Response.json(notHere, { status: 405, headers: { Allow: "POST" } });
