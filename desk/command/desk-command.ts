import { isUpcoming, loadAppointment } from "../appointments/find-appointment.ts";
import type { Context } from "../context.ts";
import { parseEmail } from "../email.ts";
import { cancelEntry } from "../entries/cancel-entry.ts";
import { readReference } from "../entries/reference.ts";
import type { EntryKind } from "../store/schema.ts";
import { block, isStudio, listBlocks, readMoment, unblock } from "./blocks.ts";
import { entriesOf, exportEntries, listEntries, showEntry } from "./entry-reports.ts";
import { type CommandInput, type CommandOutput, exportTo, type Outcome } from "./outcome.ts";
import { type Row, table } from "./print.ts";

export const deskUsage = `npm run desk -- <command>

  list [kind]             appointments, orders, questions and applications; kind is
                          appointment, samples, question or application
  show <reference|email>  everything about an entry, or the entries of an address
  export --csv <file>     all entries for a spreadsheet
  cancel <reference>      cancel an entry; the visitor of an appointment is told
  block <studio> <from> <to>   take no appointments then: 2026-12-24, or 2026-12-24T13:00
  blocks                  the times that are blocked
  unblock <id>            give such a time back
  newsletter <command>    the newsletter's list, the same as npm run newsletter`;

const kinds: readonly EntryKind[] = ["appointment", "samples", "question", "application"];

/** The commands about entries; undefined for any other. */
export async function deskCommand(
	input: CommandInput,
	output: CommandOutput,
	context: Context,
): Promise<Outcome | undefined> {
	const { command, typed } = input;
	const { succeed, rows, fail } = output;
	const [first, second, third] = typed;
	if (command === "list") {
		const kind = kinds.find((known) => known === first);
		if (first !== undefined && !kind) return fail(`Choose one of ${kinds.join(", ")}.`);
		return rows(await listEntries(context, kind), "Nothing has come in.");
	}
	if (command === "export") return exportTo(input, output, "Entries", () => exportEntries(context));
	if (command === "blocks") return rows(await listBlocks(context), "Nothing is blocked.");
	if (command === "show") return showOf(first, output, context);
	if (command === "cancel") {
		const reference = readReference(first);
		if (!reference) return fail("Give a reference: cancel A-7K3MQ2");
		const { db } = context.database;
		const entry = await db.selectFrom("entries").select("id").where("reference", "=", reference).executeTakeFirst();
		const booked = entry && (await loadAppointment(db, entry.id));
		// Its visitor would get a mail about a meeting that has been.
		if (booked?.entry.status === "open" && !isUpcoming(booked, context)) return fail(`${reference} is over.`);
		const isCancelled =
			entry && (await db.transaction().execute((transaction) => cancelEntry(transaction, context, entry.id)));
		return isCancelled ? succeed({ reference }, `${reference} is cancelled.`) : fail(`${reference} is not open.`);
	}
	if (command === "block") {
		const [from, to] = [readMoment(second), readMoment(third ?? second, true)];
		if (!isStudio(first) || from === undefined || to === undefined || to <= from) {
			return fail("Say where and when: block amsterdam 2026-12-24 2026-12-26, or with times, 2026-12-24T13:00");
		}
		const inside = await block({ studio: first, from, to }, context);
		const note = inside > 0 ? ` Appointments that are in it already: ${inside}; \`list appointment\` shows them.` : "";
		return succeed({ studio: first, appointments: inside }, `No new appointments then.${note}`);
	}
	if (command !== "unblock") return undefined;
	if (!first || !(await unblock(first, context))) return fail("Give the id of a blocked time; `blocks` lists them.");
	return succeed({ unblocked: first }, "Appointments are possible again then.");
}

async function showOf(
	typed: string | undefined,
	{ succeed, rows, fail }: CommandOutput,
	context: Context,
): Promise<Outcome> {
	const email = parseEmail(typed);
	if (email) return rows(await entriesOf(email, context), `${email} has left nothing at the desk.`);
	const reference = readReference(typed);
	const details = reference && (await showEntry(reference, context));
	if (!details) return fail("Give a reference such as A-7K3MQ2, or an e-mail address.");
	const lines = Object.entries(details.entry).map(([name, value]): Row => ({ what: name, value }));
	const mails = details.mails.length > 0 ? `\n\n${table(details.mails)}` : "";
	return succeed(details, lines.map(({ what, value }) => `${what}: ${value ?? ""}`).join("\n") + mails);
}
