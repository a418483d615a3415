import { Hono } from "hono";
import { createEntryRoute } from "../http/entry-route.ts";
import type { RouteOptions } from "../http/routes.ts";

/** Everything below /api/appointments. */
export function createAppointmentRoutes(options: RouteOptions): Hono {
	return new Hono().post("/", createEntryRoute(options, "book"));
}
