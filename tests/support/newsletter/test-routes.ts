import { Hono } from "hono";
import { createForms } from "../../../newsletter/http/forms.ts";
import { createRoutes } from "../../../newsletter/http/routes.ts";
import type { Limits } from "../../../newsletter/limits.ts";
import type { Store } from "../../../newsletter/store/store.ts";
import { createTestNewsletter } from "./test-newsletter.ts";

const generous: Limits = { client: 1_000_000, domain: 1_000_000, all: 1_000_000 };

/** The newsletter's routes and forms on a test newsletter. */
export async function createTestRoutes(store: Store, limits: Limits = generous) {
	const newsletter = await createTestNewsletter(store);
	let trouble: Error | undefined;
	const errors: unknown[] = [];
	const forms = createForms({
		limits,
		open: async () => {
			if (trouble) throw trouble;
			return newsletter.context;
		},
		wake: () => {},
		onError: (error) => errors.push(error),
	});
	const routes = createRoutes({
		siteUrl: "https://kitchens.example",
		forms,
		getClient: (request) => ({ client: request.headers.get("X-Test-Client") ?? "one", host: "kitchens.example" }),
	});
	const app = new Hono().route("/api/newsletter", routes);
	const ask = (path: string, init: RequestInit) => app.request(`/api/newsletter${path}`, init);
	return {
		...newsletter,
		forms,
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
