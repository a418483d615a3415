import type { Context } from "../context.ts";
import type { Mail } from "../mail/mail.ts";
import type { Transports } from "../outbox/deliver.ts";
import { deliverDue } from "../outbox/worker.ts";
import type { MailingService, ServiceEvent, ServiceName } from "../service/mailing-service.ts";
import type { Store } from "../store/store.ts";
import { createClock, createRandom } from "./controls.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} };

export const tokenIn = (address: string): string => new URL(address).searchParams.get("token") ?? "";

/** A newsletter without HTTP whose clock, chance and mail a test holds in its hands. */
export async function createTestNewsletter(store: Store, services: readonly ServiceName[] = []) {
	const clock = createClock();
	const mails: Mail[] = [];
	const published: (ServiceEvent & { by: ServiceName })[] = [];
	let trouble: string | undefined;
	const refuse = () => {
		if (trouble) throw new Error(trouble);
	};
	const context: Context = { database: await store.open(), now: clock.now, random: createRandom(), services };
	const { db } = context.database;
	const transports: Transports = {
		siteUrl: "https://kitchens.example",
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
		/** From now on nothing can be delivered, for this reason; undefined lifts it. */
		setFailure: (reason: string | undefined) => {
			trouble = reason;
		},
		deliver: () => deliverDue(transports, context, silent),
		rows: {
			subscribers: () => db.selectFrom("subscribers").selectAll().execute(),
			consents: () => db.selectFrom("consents").selectAll().execute(),
			wordings: () => db.selectFrom("wordings").selectAll().execute(),
			tokens: () => db.selectFrom("tokens").selectAll().execute(),
			outbox: () => db.selectFrom("outbox").selectAll().execute(),
			erased: () => db.selectFrom("erased").selectAll().execute(),
			limits: () => db.selectFrom("limits").selectAll().execute(),
		},
	};
}
