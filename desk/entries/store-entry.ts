import type { Transaction } from "kysely";
import { retentionDays } from "../../facts/company/retention.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { day } from "../clock.ts";
import type { Context } from "../context.ts";
import type { EntryKind, Tables } from "../store/schema.ts";
import { createId, createToken, hashOf, hashOfToken } from "../token.ts";
import type { EntryDetails } from "./details.ts";
import { createReference } from "./reference.ts";

export type Entry = Tables["entries"];

type NewEntry<Kind extends EntryKind> = {
	kind: Kind;
	locale: Locale;
	name: string;
	email: string;
	/** Everything else that was typed. */
	details: EntryDetails<Kind>;
	/** Idempotency key: a UUID per submission, so that sending it again stores nothing. */
	submissionId?: string | undefined;
	/** From when on it is no longer needed; now, unless it is about a later day. */
	neededUntil?: number;
};

/** Stores an entry, or finds the one that the same submission stored before. */
export async function storeEntry<Kind extends EntryKind>(
	transaction: Transaction<Tables>,
	{ now, random }: Context,
	{ kind, locale, name, email, details, submissionId, neededUntil = now() }: NewEntry<Kind>,
): Promise<{ entry: Entry; isNew: boolean }> {
	const typed = JSON.stringify(details);
	const request_id = submissionId ? hashOf(JSON.stringify([submissionId, kind, locale, name, email, typed])) : null;
	for (;;) {
		const stored = await transaction
			.insertInto("entries")
			.values({
				id: createId(random),
				reference: createReference(kind, random),
				request_id,
				kind,
				status: "open",
				locale,
				name,
				email,
				details: typed,
				created_at: now(),
				erase_after: neededUntil + retentionDays[kind] * day,
			})
			.onConflict((conflict) => conflict.doNothing())
			.returningAll()
			.executeTakeFirst();
		if (stored) return { entry: stored, isNew: true };
		const before = await transaction
			.selectFrom("entries")
			.selectAll()
			.where("request_id", "=", request_id)
			.executeTakeFirst();
		if (before) return { entry: before, isNew: false };
		// The reference was taken already: draw another.
	}
}

/** Creates the token of a link that lets its holder manage an entry. */
export async function createEntryToken(
	db: Pick<Transaction<Tables>, "insertInto">,
	{ random }: Context,
	entry: string,
): Promise<string> {
	const { token, hash } = createToken(random);
	await db.insertInto("entry_tokens").values({ hash, entry_id: entry }).execute();
	return token;
}

/** The entry that a link belongs to. */
export async function findByToken(
	db: Pick<Transaction<Tables>, "selectFrom">,
	token: unknown,
): Promise<Entry | undefined> {
	const hash = hashOfToken(token);
	if (!hash) return undefined;
	return db
		.selectFrom("entry_tokens")
		.innerJoin("entries", "entries.id", "entry_tokens.entry_id")
		.selectAll("entries")
		.where("hash", "=", hash)
		.executeTakeFirst();
}
