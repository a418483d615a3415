import { fill } from "../content/fill.ts";
import { readPlainWords } from "../content/read-plain-words.ts";
import { dayAfter, dayAt, formatInstant, instantOf } from "../facts/company/dutch-time.ts";
import { studios } from "../facts/company/studios.ts";
import { day } from "./clock.ts";
import type { Context } from "./context.ts";
import type { Letter } from "./mail/letter.ts";

const words = readPlainWords("desk-words").nl;
const sentAt = "07:00";

/** Plans tomorrow morning's overview. It has the date as its id, so that several servers plan it once. */
export async function planDaily({ database: { db }, now, mailboxes }: Context): Promise<void> {
	if (!mailboxes.contact) return;
	const tomorrow = dayAfter(dayAt(now()));
	const at = instantOf(tomorrow, sentAt).getTime();
	await db
		.insertInto("outbox")
		.values({
			id: `daily-${tomorrow}`,
			target: "mail",
			template: "daily",
			planned_at: at,
			created_at: now(),
			due_at: at,
			tries: 0,
		})
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}

/** This morning's overview for the studio; undefined where there is nothing to report. */
export async function dailyLetter({ database: { db }, now }: Context): Promise<Letter | undefined> {
	const locale = "nl";
	const { daily } = words.mail;
	const [from, to] = [instantOf(dayAt(now())).getTime(), instantOf(dayAfter(dayAt(now()))).getTime()];
	const today = await db
		.selectFrom("appointments")
		.innerJoin("entries", "entries.id", "appointments.entry_id")
		.select(["reference", "name", "studio", "starts_at"])
		.where("status", "=", "open")
		.where("starts_at", ">=", from)
		.where("starts_at", "<", to)
		.orderBy("starts_at")
		.execute();
	const recent = await db
		.selectFrom("entries")
		.select(["reference", "kind", "name"])
		.where("status", "=", "open")
		.where("created_at", ">", now() - day)
		.orderBy("created_at")
		.execute();
	const failed = await db.selectFrom("outbox").select("id").where("dead_at", "is not", null).execute();
	const rows: [string, string][] = [
		...today.map(({ reference, name, studio, starts_at }): [string, string] => [
			`${formatInstant(starts_at).slice(11, 16)} ${studios[studio].city}`,
			`${reference}, ${name}`,
		]),
		...recent.map(({ reference, kind, name }): [string, string] => [
			fill(words.mail.notice[kind], { reference }),
			name,
		]),
		...(failed.length > 0 ? [[daily.failed, String(failed.length)] as [string, string]] : []),
	];
	if (rows.length === 0) return undefined;
	const counts = { appointments: String(today.length), entries: String(recent.length) };
	return {
		locale,
		subject: fill(daily.subject, counts),
		preview: fill(daily.subject, counts),
		heading: daily.heading,
		text: [daily.text],
		rows,
		footer: daily.sender,
	};
}
