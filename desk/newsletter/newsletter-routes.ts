import { Hono } from "hono";
import { deskMessage } from "../../content/desk-message.ts";
import { isLocale } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { uncountedSource } from "../create-forms.ts";
import { createFormRoute, notFound, postOnly, respondJson } from "../http/form-route.ts";
import type { RouteOptions } from "../http/routes.ts";

/** Everything below /api/newsletter. A GET never changes anything. */
export function createNewsletterRoutes(options: RouteOptions): Hono {
	const { siteUrl, forms } = options;
	const routes = new Hono();

	routes.post("/", createFormRoute(options, "signUp"));
	routes.all("/", postOnly);

	/** For mail programs (RFC 8058), which send the token in the address. */
	routes.post("/unsubscribe", async (context) => {
		const result = await forms(uncountedSource).unsubscribe(context.req.query("token"));
		if (!result.ok) return respondJson(result, "nl", siteUrl);
		return context.text(`${deskMessage("unsubscribed", "nl")} ${deskMessage("unsubscribed", "en")}\n`);
	});

	/** Mail programs without one-click unsubscribing open the same address in a browser: the page with the button. */
	routes.get("/unsubscribe", (context) => {
		const token = context.req.query("token") ?? "";
		const locale = context.req.query("locale");
		const page = new URL(pathOf("newsletter-unsubscribe", isLocale(locale) ? locale : "nl"), siteUrl);
		page.searchParams.set("token", token);
		return context.redirect(page.href, 303);
	});

	routes.all("*", notFound);
	return routes;
}
