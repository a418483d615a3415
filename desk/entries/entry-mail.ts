import { appointmentLetter } from "../appointments/appointment-letter.ts";
import { type Context, studioMailbox } from "../context.ts";
import { dailyLetter } from "../daily.ts";
import { composeMail } from "../mail/letter.ts";
import type { Mail } from "../mail/mail.ts";
import type { Site } from "../outbox/deliver.ts";
import type { Delivery } from "../outbox/queue.ts";
import { entryLetter } from "./entry-letter.ts";

/** Writes the mail about an entry, or the studio's overview; undefined where there is nobody to send it to any more. */
export async function prepareEntryMail(
	{ id, template, entry_id }: Pick<Delivery, "id" | "template" | "entry_id">,
	site: Site,
	context: Context,
): Promise<Mail | undefined> {
	const { db } = context.database;
	const { contact } = context.mailboxes;
	const envelope = { id, siteUrl: site.siteUrl, date: context.now() };
	if (template === "daily") {
		const letter = await dailyLetter(context);
		return letter && contact ? composeMail(letter, { ...envelope, to: contact }) : undefined;
	}
	const entry = await db.selectFrom("entries").selectAll().where("id", "=", entry_id).executeTakeFirst();
	if (!entry || !template) return undefined;
	const addressed =
		entry.kind === "appointment"
			? await appointmentLetter(template, entry, site, context)
			: entryLetter(template, entry, site.siteUrl);
	const studio = studioMailbox(entry.kind, context.mailboxes);
	const [to, replyTo] = addressed?.to === "studio" ? [studio, entry.email] : [entry.email, studio];
	if (!addressed || !to) return undefined;
	const { letter, calendar } = addressed;
	return composeMail(letter, { ...envelope, to, replyTo, calendar });
}
