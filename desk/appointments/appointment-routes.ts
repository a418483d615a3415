import { type Context, Hono } from "hono";
import * as v from "valibot";
import { appointmentRules, meetingTypes } from "../../facts/company/appointments.ts";
import { studioKeys } from "../../facts/company/studios.ts";
import { messageKey, oneOf, validateFields } from "../entries/fields.ts";
import { createFormRoute, notFound, postOnly, respondJson } from "../http/form-route.ts";
import type { RouteOptions } from "../http/routes.ts";
import { readDay } from "./read-time.ts";

const maxDays = appointmentRules.horizonDays + 1;

const query = v.object({
	studio: oneOf(studioKeys, "studioUnknown"),
	type: oneOf(meetingTypes, "meetingUnknown"),
	from: v.optional(v.pipe(v.unknown(), v.transform(readDay), v.string(messageKey("dayInvalid")))),
	days: v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(maxDays)), maxDays),
});

/** Everything below /api/appointments. */
export function createAppointmentRoutes(options: RouteOptions): Hono {
	const { siteUrl, forms, getClient } = options;
	const formsOf = ({ req, env }: Context) => forms({ page: "", client: getClient(req.raw, env).client });
	return new Hono()
		.post("/", createFormRoute(options, "book"))
		.all("/", postOnly)
		.get("/times", async (context) => {
			const read = validateFields(query, context.req.query());
			if (!read.ok) return respondJson(read, "nl", siteUrl);
			const { from, ...asked } = read.value;
			const found = await formsOf(context).times({ ...asked, ...(from ? { from } : {}) });
			if (!found.ok) return respondJson(found, "nl", siteUrl);
			return context.json({ times: found.times }, 200, { "Cache-Control": "no-store" });
		})
		.get("/calendar.ics", async (context) => {
			const found = await formsOf(context).calendarFile(context.req.query("token"));
			if (!found.ok) return respondJson(found, "nl", siteUrl);
			return calendarResponse(found.file, {
				"Content-Disposition": 'attachment; filename="no-more-boring-kitchens.ics"',
			});
		})
		.get("/feed/:file", async (context) => {
			const studio = studioKeys.find((key) => context.req.param("file") === `${key}.ics`);
			const feed = studio && (await formsOf(context).feed(studio, context.req.query("secret")));
			if (!feed || feed.ok === false) return feed?.status === 503 ? respondJson(feed, "nl", siteUrl) : notFound();
			return calendarResponse(feed.file);
		});
}

function calendarResponse(file: string, headers: Record<string, string> = {}): Response {
	const always = { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "no-store" };
	return new Response(file, { headers: { ...always, ...headers } });
}
