import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { sqliteFile } from "./sqlite.ts";

/** A whole and consistent copy of the SQLite file, also while a server writes to it. */
export async function backUp(folder: string, to: string): Promise<void> {
	mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
	const source = new DatabaseSync(sqliteFile(folder), { readOnly: true });
	try {
		await backup(source, to);
	} finally {
		source.close();
	}
}
