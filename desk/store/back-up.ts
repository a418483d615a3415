import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pausedSetting } from "../outbox/pause.ts";
import { makePrivate, sqliteFile } from "./sqlite.ts";

/**
 * Makes a consistent copy of the SQLite file, also while a server writes to it. The copy's outbox is paused, so that
 * a restored list mails nobody by itself. Resolves to what is in the copy.
 */
export async function backUp(folder: string, to: string): Promise<{ addresses: number; entries: number }> {
	if (!existsSync(sqliteFile(folder))) throw new Error(`There is no database in '${folder}' to copy.`);
	mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
	makePrivate(to);
	const source = new DatabaseSync(sqliteFile(folder), { readOnly: true });
	try {
		await backup(source, to);
	} finally {
		source.close();
	}
	const copy = new DatabaseSync(to);
	try {
		// One file, without the side files of the write-ahead log.
		copy.exec("pragma journal_mode = delete");
		copy.prepare("insert or ignore into settings (name, value) values (?, 'true')").run(pausedSetting);
		const count = (table: "subscribers" | "entries") =>
			Number(copy.prepare(`select count(*) as count from ${table}`).get()?.count);
		return { addresses: count("subscribers"), entries: count("entries") };
	} finally {
		copy.close();
	}
}
