import { formatInstant } from "../../facts/company/dutch-time.ts";
import type { Context } from "../context.ts";
import { formatEmail } from "../email.ts";
import type { EntryKind } from "../store/schema.ts";
import { outboxRows } from "./outbox-report.ts";
import { formatTime, type Row } from "./print.ts";

const selectEntries = ({ database: { db } }: Context) =>
	db
		.selectFrom("entries")
		.leftJoin("appointments", "appointments.entry_id", "entries.id")
		.selectAll("entries")
		.select(["studio", "type", "starts_at", "ends_at"])
		.orderBy("created_at")
		.orderBy("reference");

type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>["execute"]>>[number];

/** Appointments in the order of their times, then the rest in the order in which it came. */
export async function listEntries(context: Context, kind?: EntryKind): Promise<Row[]> {
	const rows = await selectEntries(context)
		.$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "question"))
		.execute();
	const later = Number.MAX_SAFE_INTEGER;
	return rows
		.toSorted((one, other) => (one.starts_at ?? later) - (other.starts_at ?? later))
		.map((row) => ({
			reference: row.reference,
			kind: row.kind,
			status: row.status,
			came: formatTime(row.created_at),
			appointment: row.starts_at === null ? "" : `${formatInstant(row.starts_at)} ${row.studio} ${row.type}`,
			name: row.name,
			email: formatEmail(row.email),
		}));
}

/** Everything for a spreadsheet. */
export async function exportEntries(context: Context): Promise<Row[]> {
	return (await selectEntries(context).execute()).map(wholeRow);
}

function wholeRow(row: EntryRow): Row {
	const details = Object.entries<unknown>(JSON.parse(row.details)).filter(([, value]) => value !== "");
	return {
		reference: row.reference,
		kind: row.kind,
		status: row.status,
		came: formatTime(row.created_at),
		erased_after: formatTime(row.erase_after),
		language: row.locale,
		name: row.name,
		email: formatEmail(row.email),
		studio: row.studio,
		meeting: row.type,
		starts: row.starts_at === null ? "" : formatInstant(row.starts_at),
		ends: row.ends_at === null ? "" : formatInstant(row.ends_at),
		details: details.map(([name, value]) => `${name}: ${value}`).join("\n"),
	};
}

/** One entry line by line, with its mails. */
export async function showEntry(
	reference: string,
	context: Context,
): Promise<{ entry: Row; mails: Row[] } | undefined> {
	const row = await selectEntries(context).where("reference", "=", reference).executeTakeFirst();
	if (!row) return undefined;
	return { entry: wholeRow(row), mails: await outboxRows(context, { entry: row.id }) };
}

/** The references of an address; capitals are ignored. */
export async function entriesOf(email: string, context: Context): Promise<Row[]> {
	return (await listEntries(context)).filter(
		(row) => String(row.email).toLowerCase() === formatEmail(email).toLowerCase(),
	);
}
