import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makePrivate } from "../store/sqlite.ts";

/**
 * Lets one process at a time deliver from a data folder. The lock is SQLite's own on an empty file, which the system
 * releases when the process ends, even by a crash.
 */
export function createSingleWorker(folder: string): { mayWork(): boolean; release(): void } {
	let held: DatabaseSync | undefined;
	return {
		mayWork: () => {
			held ??= tryLock(folder);
			return held !== undefined;
		},
		release: () => {
			held?.close();
			held = undefined;
		},
	};
}

function tryLock(folder: string): DatabaseSync | undefined {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const path = join(folder, "worker.lock");
	makePrivate(path);
	const file = new DatabaseSync(path);
	try {
		file.exec("pragma busy_timeout = 0; begin exclusive");
		return file;
	} catch {
		file.close();
		return undefined;
	}
}
