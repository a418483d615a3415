import { Hono } from "hono";
import { createForms } from "../../../desk/http/forms.ts";
import { createRoutes } from "../../../desk/http/routes.ts";
import type { Limits } from "../../../desk/limits.ts";
import type { Store } from "../../../desk/store/store.ts";
import { createTestDesk } from "./test-desk.ts";

const generous: Limits = { client: 1_000_000, domain: 1_000_000, all: 1_000_000 };

/** The newsletter's routes and forms on a test desk. */
export async function createTestRoutes(store: Store, limits: Limits = generous) {
	const desk = await createTestDesk(store);
	let trouble: Error | undefined;
	const errors: unknown[] = [];
	const forms = createForms({
		limits,
		open: async () => {
			if (trouble) throw trouble;
			return desk.context;
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
		...desk,
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
