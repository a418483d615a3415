import { Hono } from "hono";
import { createRoutes } from "../../../newsletter/http/routes.ts";
import type { Limits } from "../../../newsletter/limits.ts";
import type { Store } from "../../../newsletter/store/store.ts";
import { createTestNewsletter } from "./test-newsletter.ts";

const generous: Limits = { client: 1_000_000, domain: 1_000_000, all: 1_000_000 };

/** The newsletter's routes on a test newsletter. Pages are one line of text. */
export async function createTestRoutes(store: Store, limits: Limits = generous) {
	const newsletter = await createTestNewsletter(store);
	let trouble: Error | undefined;
	const errors: unknown[] = [];
	const routes = createRoutes({
		siteUrl: "https://kitchens.example",
		limits,
		open: async () => {
			if (trouble) throw trouble;
			return newsletter.context;
		},
		wake: () => {},
		renderPage: async (key, locale, status, form) =>
			new Response([key, locale, form?.problem ?? "", form?.typed ?? ""].join("|"), { status }),
		getClient: (request) => ({ client: request.headers.get("X-Test-Client") ?? "one", host: "kitchens.example" }),
		onError: (error) => errors.push(error),
	});
	const app = new Hono().route("/api/newsletter", routes);
	const ask = (path: string, init: RequestInit) => app.request(`/api/newsletter${path}`, init);
	return {
		...newsletter,
		errors,
		setDatabaseFailure: (error: Error | undefined) => {
			trouble = error;
		},
		ask,
		sendJson: (body: unknown, headers: Record<string, string> = {}) =>
			ask("", {
				method: "POST",
				body: JSON.stringify(body),
				headers: { "Content-Type": "application/json", ...headers },
			}),
		sendForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
			ask(path, { method: "POST", body: new URLSearchParams(fields), headers }),
	};
}
