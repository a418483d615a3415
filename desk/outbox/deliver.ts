import * as v from "valibot";
import type { Context } from "../context.ts";
import { composeMail } from "../mail/compose-mail.ts";
import type { Mail, Sender } from "../mail/mail.ts";
import type { MailingService, ServiceEvent } from "../newsletter/service/mailing-service.ts";
import { rules } from "../rules.ts";
import { createToken } from "../token.ts";
import type { Delivery } from "./queue.ts";

/** Where deliveries go. */
export type Transports = { siteUrl: string; apiBaseUrl: string; sender: Sender; services: readonly MailingService[] };

const eventSchema = v.union([
	v.object({ type: v.literal("confirmed"), email: v.string(), locale: v.picklist(["nl", "en"]), at: v.number() }),
	v.object({ type: v.literal("unsubscribed"), email: v.string(), at: v.number() }),
	v.object({ type: v.literal("erased"), email: v.string(), at: v.number() }),
]);

/** Sends a delivery; throws where that failed. */
export async function deliver(delivery: Delivery, transports: Transports, context: Context): Promise<void> {
	if (delivery.target !== "mail") {
		const service = transports.services.find(({ name }) => name === delivery.target);
		if (!service) throw new Error(`the mailing service '${delivery.target}' is not configured any more`);
		const event = v.parse(eventSchema, JSON.parse(delivery.event ?? "null"));
		if (await isStillTrue(event, context)) await service.publish(delivery.id, event);
		return;
	}
	const mail = await prepareMail(delivery, transports, context);
	if (mail) await transports.sender.send(mail);
}

/**
 * An event that had to wait may be out of date: an address that left since must not be added, and one that came back
 * must not be removed. The later change has an event of its own.
 */
async function isStillTrue({ type, email }: ServiceEvent, { database: { db } }: Context): Promise<boolean> {
	const now = await db.selectFrom("subscribers").select("status").where("email", "=", email).executeTakeFirst();
	return (type === "confirmed") === (now?.status === "confirmed");
}

/**
 * Creates the tokens when the mail leaves, because only hashes may be stored. A second try creates new ones; the first
 * stay valid in case that mail arrived after all.
 */
async function prepareMail(
	delivery: Delivery,
	{ siteUrl, apiBaseUrl }: Transports,
	context: Context,
): Promise<Mail | undefined> {
	const { db } = context.database;
	const found = await db
		.selectFrom("consents")
		.innerJoin("subscribers", "subscribers.id", "consents.subscriber_id")
		.select(["subscribers.id", "email", "status", "locale"])
		.where("consents.id", "=", delivery.consent_id)
		// Not to those who left meanwhile.
		.where("withdrawn_at", "is", null)
		.executeTakeFirst();
	if (!found || !delivery.consent_id) return undefined;
	const [confirm, unsubscribe] = [createToken(context.random), createToken(context.random)];
	const row = { subscriber_id: found.id, consent_id: delivery.consent_id };
	await db
		.insertInto("tokens")
		.values([
			{ ...row, hash: confirm.hash, kind: "confirm", expires_at: context.now() + rules.linkMs },
			{ ...row, hash: unsubscribe.hash, kind: "unsubscribe", expires_at: null },
		])
		.execute();
	const kind = found.status === "confirmed" ? "already" : "confirm";
	const tokens = { confirm: confirm.token, unsubscribe: unsubscribe.token };
	return composeMail({
		id: delivery.id,
		to: found.email,
		locale: found.locale,
		kind,
		tokens,
		siteUrl,
		apiBaseUrl,
		date: context.now(),
	});
}
