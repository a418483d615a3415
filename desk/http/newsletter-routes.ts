import { Hono } from "hono";
import { readBothLanguages } from "../../content/read-content.ts";
import { isLocale, type Locale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import type { NewsletterAnswerKey, NewsletterRefused } from "./desk-forms.ts";
import { isForeign, pageOfOrigin } from "./origin.ts";
import { readBody } from "./read-body.ts";
import { refuseJson } from "./refuse-json.ts";
import type { RouteOptions } from "./routes.ts";

const words = readBothLanguages("newsletter-words");

/** Everything below /api/newsletter. A GET never changes anything. */
export function createNewsletterRoutes({ siteUrl, forms, getClient }: RouteOptions): Hono {
	const routes = new Hono();

	const refuse = (
		locale: Locale,
		status: number,
		sentence: NewsletterAnswerKey,
		details: Partial<NewsletterRefused> = {},
	) => {
		const message = words[locale].answers[sentence];
		const { field, retrySeconds } = details;
		return refuseJson(status, { message, ...(field ? { errors: { [field]: message } } : {}) }, retrySeconds);
	};

	routes.post("/", async (context) => {
		const request = context.req.raw;
		const { client, host } = getClient(request, context.env);
		const body = await readBody(request);
		const locale = body.kind !== "refused" && isLocale(body.fields.locale) ? body.fields.locale : "nl";
		if (isForeign(request.headers, siteUrl, host)) return refuse(locale, 403, "foreign");
		if (body.kind === "refused") return refuse(locale, body.status, body.sentence);
		// The newsletter's page answers forms.
		if (body.kind === "form") return context.redirect(pathOf("newsletter", locale), 307);
		const result = await forms({ page: pageOfOrigin(request.headers), client }).signUp(body.fields);
		if (result.ok) return context.json({ status: "check-your-inbox" }, 202);
		return refuse(locale, result.status, result.sentence, result);
	});

	/** For mail programs (RFC 8058), which send the token in the address. */
	routes.post("/unsubscribe", async (context) => {
		const result = await forms({ page: "", client: "" }).unsubscribe(context.req.query("token"));
		if (!result.ok) return refuse("nl", result.status, result.sentence, result);
		return context.text(`${words.nl.answers.unsubscribed} ${words.en.answers.unsubscribed}\n`);
	});

	/** Mail programs without one-click unsubscribing open the same address in a browser: the page with the button. */
	routes.get("/unsubscribe", (context) => {
		const token = context.req.query("token") ?? "";
		const asked = context.req.query("locale");
		const page = new URL(pathOf("newsletter-unsubscribe", isLocale(asked) ? asked : "nl"), siteUrl);
		page.searchParams.set("token", token);
		return context.redirect(page.href, 303);
	});

	routes.all("*", (context) => {
		const isKnown = ["", "/unsubscribe"].some((path) => context.req.path === `/api/newsletter${path}`);
		const message = `${words.nl.answers.onlyPost} ${words.en.answers.onlyPost}\n`;
		return isKnown ? context.text(message, 405, { Allow: "POST" }) : context.text("404\n", 404);
	});
	return routes;
}
