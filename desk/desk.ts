import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Hono } from "hono";
import { type BusyAddresses, startBusyCalendars } from "./appointments/busy/busy-calendars.ts";
import { type Schedule, studioSchedule } from "./appointments/schedule.ts";
import type { Context, Mailboxes } from "./context.ts";
import { createForms } from "./create-forms.ts";
import type { DeskForms, RequestSource } from "./desk-forms.ts";
import { createRoutes, type RouteOptions } from "./http/routes.ts";
import type { EntryLimits, NewsletterLimits } from "./limits.ts";
import { createEmlSender } from "./mail/eml.ts";
import { createSmtpSender } from "./mail/smtp.ts";
import { createListmonk, type ListmonkSettings } from "./newsletter/service/listmonk.ts";
import type { MailingService } from "./newsletter/service/mailing-service.ts";
import { createWebhook, type WebhookSettings } from "./newsletter/service/webhook.ts";
import { createSingleWorker } from "./outbox/single-worker.ts";
import { startWorker, type WorkerLog } from "./outbox/worker.ts";
import { createStore, type Store, type StoreSettings } from "./store/store.ts";

/** The operator's settings (config/read-config.ts). */
export type DeskSettings = StoreSettings & {
	smtpUrl?: string | undefined;
	mailFrom?: string | undefined;
	/** Sign-ups for the newsletter. */
	newsletterLimits: NewsletterLimits;
	/** Appointments, orders, questions and applications. */
	entryLimits: EntryLimits;
	mailboxes?: Mailboxes | undefined;
	/** Opens the studios' calendar feeds; without it there are none. */
	calendarSecret?: string | undefined;
	/** Calendars whose events keep times free. */
	busyCalendars?: BusyAddresses | undefined;
	/** Whether the studio gets an overview by mail every morning. */
	daily?: boolean | undefined;
	webhook?: WebhookSettings | undefined;
	listmonk?: ListmonkSettings | undefined;
};

/** Deliveries under way get this long when the server stops. */
const stopTimeoutMs = 5000;

export type Desk = {
	/** Everything below /api. */
	routes: Hono;
	/** For the site's own pages. */
	forms: (from: RequestSource) => DeskForms;
	close(): Promise<void>;
};

type DeskOptions = Pick<RouteOptions, "siteUrl" | "getClient"> & {
	/** Where the API is reachable: a whole address, or a path on the site. */
	apiBaseUrl: string;
	log: WorkerLog;
	schedule?: Schedule;
};

/** Starts the desk: its routes and the worker of its outbox, also while the database is down. */
export function startDesk(
	settings: DeskSettings,
	{ siteUrl, apiBaseUrl, getClient, log, schedule }: DeskOptions,
): Desk {
	const store = createStore(settings, (error) => log.error({ err: error }, "the database connection was lost"));
	const services = createServices(settings);
	const open = () => openContext(store, services, settings.mailboxes, schedule);
	const single = settings.databaseUrl ? undefined : createSingleWorker(settings.dataFolder);
	const mayWork = () => single?.mayWork() ?? true;
	const from = settings.mailFrom ?? `desk@${new URL(siteUrl).hostname}`;
	const worker = startWorker({
		transports: {
			siteUrl,
			apiBaseUrl,
			mailFrom: addressIn(from),
			sender: createSender(settings, from, siteUrl, log),
			services,
		},
		open,
		mayWork,
		daily: settings.daily,
		log,
	});
	if (!settings.smtpUrl) {
		const folder = join(settings.dataFolder, "outbox");
		log.warn(
			{ folder },
			"no mail server is configured (SMTP_URL): mails become files and are not sent later, and no page says that one was sent",
		);
	}
	const busyCalendars = startBusyCalendars({ addresses: settings.busyCalendars ?? {}, open, mayWork, log });
	const forms = createForms({
		siteUrl,
		calendarSecret: settings.calendarSecret,
		newsletterLimits: settings.newsletterLimits,
		entryLimits: settings.entryLimits,
		sendsMail: settings.smtpUrl !== undefined,
		open,
		wake: worker.wake,
		onError: (error) => log.error({ err: error }, "the desk could not answer"),
	});
	return {
		forms,
		routes: createRoutes({ siteUrl, forms, getClient }),
		close: async () => {
			// A mail server that does not answer must not keep the process; what was claimed is due again when its lease ends.
			await Promise.race([
				Promise.all([worker.stop(), busyCalendars.stop()]),
				new Promise((done) => setTimeout(done, stopTimeoutMs).unref()),
			]);
			single?.release();
			await store.close();
		},
	};
}

/** The context with the real clock and random numbers. */
export async function openContext(
	store: Store,
	services: readonly MailingService[],
	mailboxes: Mailboxes = {},
	schedule = studioSchedule,
): Promise<Context> {
	return {
		database: await store.open(),
		now: Date.now,
		random: randomBytes,
		services: services.map(({ name }) => name),
		mailboxes,
		schedule,
	};
}

export function createServices({ webhook, listmonk }: DeskSettings): MailingService[] {
	return [...(webhook ? [createWebhook(webhook, Date.now)] : []), ...(listmonk ? [createListmonk(listmonk)] : [])];
}

/** The address in `Kitchens <hello@example.com>`. */
const addressIn = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

function createSender({ smtpUrl, dataFolder }: DeskSettings, from: string, siteUrl: string, log: WorkerLog) {
	const { hostname } = new URL(siteUrl);
	if (smtpUrl) return createSmtpSender(smtpUrl, from);
	return createEmlSender(join(dataFolder, "outbox"), from, ({ file, link }) => {
		// On localhost the link is logged, so that sign-up can be tried; elsewhere it is a secret.
		const isLocalhost = hostname === "localhost" || hostname === "127.0.0.1";
		log.info({ file, ...(isLocalhost ? { link } : {}) }, "mail written to a file, since SMTP_URL is not set");
	});
}
