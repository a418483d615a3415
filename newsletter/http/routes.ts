import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import en from "../../content/en/newsletter-words.ts";
import nl from "../../content/nl/newsletter-words.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { type PageKey, pathOf } from "../../facts/site/pages.ts";
import { confirm } from "../confirm.ts";
import type { Context } from "../context.ts";
import type { Limits } from "../limits.ts";
import { unsubscribeByLink } from "../unsubscribe.ts";
import { isForeign, pageOfOrigin } from "./origin.ts";
import { type Body, readBody } from "./read-body.ts";
import { answerSignUp, readLocale } from "./sign-up-answer.ts";

const answers = { nl: nl.answers, en: en.answers };

type Sentence = keyof typeof nl.answers;

/** Renders a page of the site as the answer to a form; `problem` and `typed` are shown in its form. */
export type RenderPage = (
	key: PageKey,
	locale: Locale,
	status: number,
	form?: { problem: string; typed: string },
) => Promise<Response>;

export type RouteOptions = {
	siteUrl: string;
	limits: Limits;
	/** Throws while the database is down. */
	open: () => Promise<Context>;
	/** Called after something was queued. */
	wake: () => void;
	renderPage: RenderPage;
	/** What counts as one client for the limits, and the host it asked for. */
	getClient: (request: Request, environment: unknown) => { client: string; host: string };
	onError: (error: unknown) => void;
};

/** Everything below /api/newsletter. A GET never changes anything. */
export function createRoutes({ siteUrl, limits, open, wake, renderPage, getClient, onError }: RouteOptions): Hono {
	const routes = new Hono();

	/** In seconds, when the database is down. */
	const soon = 60;

	const problem = (body: Body, locale: Locale, status: ContentfulStatusCode, sentence: Sentence, field?: string) => {
		const message = answers[locale][sentence];
		const isForm = body.kind === "form" || (body.kind === "refused" && body.form);
		if (isForm) return renderPage("newsletter", locale, status, { problem: message, typed: typedIn(body) });
		const names: Record<number, string> = { 422: "invalid", 429: "too-many", 503: "unavailable" };
		const answer = { status: names[status] ?? "refused", message, ...(field ? { errors: { [field]: message } } : {}) };
		return Promise.resolve(Response.json(answer, { status }));
	};

	routes.post("/", async (context) => {
		const request = context.req.raw;
		const { client, host } = getClient(request, context.env);
		const body = await readBody(request);
		const locale = (body.kind !== "refused" && readLocale(body.fields.locale)) || "nl";
		if (isForeign(request.headers, siteUrl, host)) return problem({ kind: "json", fields: {} }, locale, 403, "foreign");
		if (body.kind === "refused") {
			const sentences = { 400: "unreadable", 413: "tooLarge", 415: "wrongType" } as const;
			return problem(body, locale, body.status, sentences[body.status]);
		}
		try {
			const from = { page: pageOfOrigin(request.headers), client };
			const answer = await answerSignUp(body.fields, from, limits, await open());
			if (answer.status === 422) {
				const field = answer.wrong === "address" ? "email" : "locale";
				return await problem(body, locale, 422, answer.wrong, field);
			}
			if (answer.status === 429) return withRetry(await problem(body, locale, 429, "tooMany"), answer.seconds);
			wake();
			if (body.kind === "form") return context.redirect(pathOf("newsletter-inbox", locale), 303);
			return context.json({ status: "check-your-inbox" }, 202);
		} catch (error) {
			onError(error);
			return withRetry(await problem(body, locale, 503, "unavailable"), soon);
		}
	});

	/** The button on the page that a confirmation link opens. */
	routes.post("/confirm", async (context) => {
		const body = await readBody(context.req.raw);
		const fields = body.kind === "refused" ? {} : body.fields;
		const locale = readLocale(fields.locale) ?? "nl";
		try {
			const isConfirmed = await confirm(fields.token, await open());
			if (!isConfirmed) return await renderPage("newsletter-expired", locale, 410);
			wake();
			return context.redirect(pathOf("thanks", locale), 303);
		} catch (error) {
			onError(error);
			return withRetry(await problem({ kind: "form", fields: {} }, locale, 503, "unavailable"), soon);
		}
	});

	/** The button on the unsubscribe page, and mail programs themselves (RFC 8058), which send the token in the address. */
	routes.post("/unsubscribe", async (context) => {
		const body = await readBody(context.req.raw);
		const fields = body.kind === "refused" ? {} : body.fields;
		const locale = readLocale(fields.locale) ?? "nl";
		try {
			await unsubscribeByLink(context.req.query("token") ?? fields.token, await open());
			wake();
			if (readLocale(fields.locale)) return context.redirect(pathOf("newsletter-unsubscribed", locale), 303);
			return context.text(`${answers.nl.unsubscribed} ${answers.en.unsubscribed}\n`);
		} catch (error) {
			onError(error);
			return withRetry(await problem({ kind: "form", fields: {} }, locale, 503, "unavailable"), soon);
		}
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
		const isKnown = ["", "/confirm", "/unsubscribe"].some((path) => context.req.path === `/api/newsletter${path}`);
		const message = `${answers.nl.onlyPost} ${answers.en.onlyPost}\n`;
		return isKnown ? context.text(message, 405, { Allow: "POST" }) : context.text("404\n", 404);
	});
	return routes;
}

/** What was typed, to be shown again; never more than an address can be long. */
function typedIn(body: Body): string {
	const typed = body.kind === "refused" ? undefined : body.fields.email;
	return typeof typed === "string" ? typed.slice(0, 320) : "";
}

function withRetry(response: Response, seconds: number): Response {
	const headers = new Headers(response.headers);
	headers.set("Retry-After", String(seconds));
	return new Response(response.body, { status: response.status, headers });
}
