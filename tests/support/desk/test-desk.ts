import type { KyselyPlugin } from "kysely";
import type { Context, Mailboxes } from "../../../desk/context.ts";
import type { Mail } from "../../../desk/mail/mail.ts";
import type { MailingService, ServiceEvent, ServiceName } from "../../../desk/newsletter/service/mailing-service.ts";
import type { Transports } from "../../../desk/outbox/deliver.ts";
import { createDispatcher } from "../../../desk/outbox/worker.ts";
import type { Store } from "../../../desk/store/store.ts";
import { createClock, createRandom, testSchedule } from "./controls.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} };

export const tokenIn = (address: string): string => new URL(address).searchParams.get("token") ?? "";

/** A desk without HTTP; the test controls its clock, random numbers, mail and schedule. */
export async function createTestDesk(store: Store, services: readonly ServiceName[] = [], mailboxes: Mailboxes = {}) {
	const clock = createClock();
	const mails: Mail[] = [];
	const published: (ServiceEvent & { by: ServiceName })[] = [];
	let failure: Error | undefined;
	const refuse = () => {
		if (failure) throw failure;
	};
	const statements: string[] = [];
	const recorder: KyselyPlugin = {
		transformQuery: ({ node }) => {
			statements.push(node.kind);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	const { kind, db } = await store.open();
	const database = { kind, db: db.withPlugin(recorder) };
	const context: Context = {
		database,
		now: clock.now,
		random: createRandom(),
		services,
		mailboxes,
		schedule: testSchedule,
	};
	const transports: Transports = {
		siteUrl: "https://kitchens.example",
		apiBaseUrl: "/api",
		mailFrom: "post@kitchens.example",
		sender: {
			send: async (mail) => {
				refuse();
				mails.push(mail);
			},
		},
		services: services.map(
			(name): MailingService => ({
				name,
				publish: async (_, event) => {
					refuse();
					published.push({ ...event, by: name });
				},
			}),
		),
	};
	return {
		context,
		mails,
		published,
		pass: clock.pass,
		/** Makes every delivery fail with this; undefined ends it. */
		setFailure: (reason: string | Error | undefined) => {
			failure = typeof reason === "string" ? new Error(reason) : reason;
		},
		/** The kinds of all statements that were run so far. */
		statements: () => [...statements],
		/** Delivers all that is due; resolves to how many deliveries were tried. */
		deliver: async () => {
			const dispatcher = createDispatcher(transports, silent);
			let tried = 0;
			for (let started = -1; started !== 0; tried += started) {
				started = await dispatcher.startDue(context);
				await dispatcher.settled();
			}
			return tried;
		},
		rows: {
			subscribers: () => db.selectFrom("subscribers").selectAll().execute(),
			consents: () => db.selectFrom("consents").selectAll().execute(),
			wordings: () => db.selectFrom("wordings").selectAll().execute(),
			tokens: () => db.selectFrom("tokens").selectAll().execute(),
			outbox: () => db.selectFrom("outbox").selectAll().execute(),
			erased: () => db.selectFrom("erased").selectAll().execute(),
			entries: () => db.selectFrom("entries").selectAll().execute(),
			limits: () => db.selectFrom("limits").selectAll().execute(),
		},
	};
}
