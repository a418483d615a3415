import { Hono } from "hono";
import en from "../../content/en/newsletter-words.ts";
import nl from "../../content/nl/newsletter-words.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import type { Forms, Sentence } from "./forms.ts";
import { isForeign, pageOfOrigin } from "./origin.ts";
import { readBody } from "./read-body.ts";
import { readLocale } from "./sign-up-answer.ts";

type RefusedStatus = 400 | 403 | 413 | 415 | 422 | 429 | 503;
type Details = { field?: string; retrySeconds?: number };

const answers = { nl: nl.answers, en: en.answers };

export type RouteOptions = {
	siteUrl: string;
	forms: Forms;
	/** What counts as one client for the limits, and the host it asked for. */
	getClient: (request: Request, environment: unknown) => { client: string; host: string };
};

/** Everything below /api/newsletter. A GET never changes anything. */
export function createRoutes({ siteUrl, forms, getClient }: RouteOptions): Hono {
	const routes = new Hono();

	const refuse = (locale: Locale, status: RefusedStatus, sentence: Sentence, { field, retrySeconds }: Details = {}) => {
		const message = answers[locale][sentence];
		const names: Partial<Record<RefusedStatus, string>> = { 422: "invalid", 429: "too-many", 503: "unavailable" };
		const body = { status: names[status] ?? "refused", message, ...(field ? { errors: { [field]: message } } : {}) };
		const headers: HeadersInit = retrySeconds ? { "Retry-After": String(retrySeconds) } : {};
		return Response.json(body, { status, headers });
	};

	routes.post("/", async (context) => {
		const request = context.req.raw;
		const { client, host } = getClient(request, context.env);
		const body = await readBody(request);
		const locale = (body.kind !== "refused" && readLocale(body.fields.locale)) || "nl";
		if (isForeign(request.headers, siteUrl, host)) return refuse(locale, 403, "foreign");
		if (body.kind === "refused") {
			const sentences = { 400: "unreadable", 413: "tooLarge", 415: "wrongType" } as const;
			return refuse(locale, body.status, sentences[body.status]);
		}
		// The newsletter's page answers forms.
		if (body.kind === "form") return context.redirect(pathOf("newsletter", locale), 307);
		const result = await forms.signUp(body.fields, { page: pageOfOrigin(request.headers), client });
		if (result.ok) return context.json({ status: "check-your-inbox" }, 202);
		return refuse(locale, result.status, result.sentence, result);
	});

	/** For mail programs (RFC 8058), which send the token in the address. */
	routes.post("/unsubscribe", async (context) => {
		const result = await forms.unsubscribe(context.req.query("token"));
		if (!result.ok) return refuse("nl", result.status, result.sentence, result);
		return context.text(`${answers.nl.unsubscribed} ${answers.en.unsubscribed}\n`);
	});

	/** Mail programs without one-click unsubscribing open the same address in a browser: the page with the button. */
	routes.get("/unsubscribe", (context) => {
		const token = context.req.query("token") ?? "";
		const locale = readLocale(context.req.query("locale")) ?? "nl";
		const page = new URL(pathOf("newsletter-unsubscribe", locale), siteUrl);
		page.searchParams.set("token", token);
		return context.redirect(page.href, 303);
	});

	routes.all("*", (context) => {
		const isKnown = ["", "/unsubscribe"].some((path) => context.req.path === `/api/newsletter${path}`);
		const message = `${answers.nl.onlyPost} ${answers.en.onlyPost}\n`;
		return isKnown ? context.text(message, 405, { Allow: "POST" }) : context.text("404\n", 404);
	});
	return routes;
}
