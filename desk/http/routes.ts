import { Hono } from "hono";
import { createAppointmentRoutes } from "../appointments/appointment-routes.ts";
import type { DeskForms, RequestSource } from "../desk-forms.ts";
import { createNewsletterRoutes } from "../newsletter/newsletter-routes.ts";
import { createFormRoute, notFound, postOnly } from "./form-route.ts";

export type RouteOptions = {
	siteUrl: string;
	forms: (from: RequestSource) => DeskForms;
	/** The client as the limits count it, and the host it requested. */
	getClient: (request: Request, environment: unknown) => { client: string; host: string };
};

/** Everything below /api. A GET never changes anything. */
export function createRoutes(options: RouteOptions): Hono {
	return new Hono()
		.route("/newsletter", createNewsletterRoutes(options))
		.route("/appointments", createAppointmentRoutes(options))
		.post("/samples", createFormRoute(options, "orderSamples"))
		.all("/samples", postOnly)
		.post("/questions", createFormRoute(options, "ask"))
		.all("/questions", postOnly)
		.post("/applications", createFormRoute(options, "apply"))
		.all("/applications", postOnly)
		.all("*", notFound);
}
