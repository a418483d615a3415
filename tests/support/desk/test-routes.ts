import { Hono } from "hono";
import type { Mailboxes } from "../../../desk/context.ts";
import { createForms } from "../../../desk/create-forms.ts";
import { createRoutes } from "../../../desk/http/routes.ts";
import type { EntryLimits, NewsletterLimits } from "../../../desk/limits.ts";
import type { Store } from "../../../desk/store/store.ts";
import { createTestDesk } from "./test-desk.ts";

const generous = { client: 1_000_000, domain: 1_000_000, all: 1_000_000 };

type TestSettings = {
	newsletterLimits?: NewsletterLimits;
	entryLimits?: EntryLimits;
	mailboxes?: Mailboxes;
	calendarSecret?: string;
};

/** The routes and forms of a test desk. */
export async function createTestRoutes(
	store: Store,
	{ newsletterLimits = generous, entryLimits = generous, mailboxes = {}, calendarSecret }: TestSettings = {},
) {
	const desk = await createTestDesk(store, [], mailboxes);
	let failure: Error | undefined;
	const errors: unknown[] = [];
	const forms = createForms({
		newsletterLimits,
		entryLimits,
		siteUrl: "https://kitchens.example",
		calendarSecret,
		sendsMail: true,
		open: async () => {
			if (failure) throw failure;
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
	const app = new Hono().route("/api", routes);
	/** Sends a request to an address below /api. */
	const ask = (path: string, init: RequestInit = {}) => app.request(`/api${path}`, init);
	return {
		...desk,
		forms: forms({ page: "", client: "one" }),
		errors,
		setDatabaseFailure: (error: Error | undefined) => {
			failure = error;
		},
		ask,
		post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
			ask(path, {
				method: "POST",
				body: JSON.stringify(body),
				headers: { "Content-Type": "application/json", ...headers },
			}),
		sendForm: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
			ask(path, { method: "POST", body: new URLSearchParams(fields), headers }),
	};
}
