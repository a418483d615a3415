import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { type DeskSettings, startDesk } from "../../../desk/desk.ts";
import { testSchedule } from "./controls.ts";

/** The desk alone in a process, for tests that kill it. Reads settings as JSON, prints its port. */
const settings: DeskSettings & { siteUrl: string } = JSON.parse(process.argv[2] ?? "");
const toError = (about: object, message: string) => console.error(message, about);
const desk = startDesk(settings, {
	siteUrl: settings.siteUrl,
	apiBaseUrl: "/api",
	getClient: () => ({ client: "test", host: "localhost" }),
	log: { info: () => {}, warn: () => {}, error: toError },
	schedule: testSchedule,
});
const app = new Hono().get("/", (context) => context.text("a page")).route("/api", desk.routes);
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => console.log(`port ${port}`));
process.once("SIGTERM", () => {
	server.close();
	desk.close().then(() => process.exit(0));
});
