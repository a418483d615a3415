import * as v from "valibot";
import { locales } from "../../facts/site/locales.ts";
import type { Context } from "../context.ts";
import { prepareEntryMail } from "../entries/entry-mail.ts";
import type { Sender } from "../mail/mail.ts";
import { prepareNewsletterMail } from "../newsletter/newsletter-mail.ts";
import type { MailingService, ServiceEvent } from "../newsletter/service/mailing-service.ts";
import type { Delivery } from "./queue.ts";

/** Where deliveries go. */
export type Transports = Site & { sender: Sender; services: readonly MailingService[] };

/** Where links in mails lead, and the sender. The API is a whole address or a path on the site. */
export type Site = { siteUrl: string; apiBaseUrl: string; mailFrom: string };

const eventSchema = v.union([
	v.object({ type: v.literal("confirmed"), email: v.string(), locale: v.picklist(locales), at: v.number() }),
	v.object({ type: v.literal("unsubscribed"), email: v.string(), at: v.number() }),
	v.object({ type: v.literal("erased"), email: v.string(), at: v.number() }),
]);

/** Sends a delivery; throws where that failed. Resolves to false where it is out of date, so that nothing was sent. */
export async function deliver(delivery: Delivery, transports: Transports, context: Context): Promise<boolean> {
	if (delivery.target !== "mail") {
		const service = transports.services.find(({ name }) => name === delivery.target);
		if (!service) throw new Error(`the mailing service '${delivery.target}' is not configured any more`);
		const event = v.parse(eventSchema, JSON.parse(delivery.event ?? "null"));
		if (!(await isStillTrue(event, context))) return false;
		await service.publish(delivery.id, event);
		return true;
	}
	const prepare = delivery.template ? prepareEntryMail : prepareNewsletterMail;
	const mail = await prepare(delivery, transports, context);
	if (!mail) return false;
	await transports.sender.send(mail);
	return true;
}

/**
 * An event that had to wait may be out of date: an address that left since must not be added, and one that came back
 * must not be removed. The later change has an event of its own.
 */
async function isStillTrue({ type, email }: ServiceEvent, { database: { db } }: Context): Promise<boolean> {
	const subscriber = await db.selectFrom("subscribers").select("status").where("email", "=", email).executeTakeFirst();
	return (type === "confirmed") === (subscriber?.status === "confirmed");
}
