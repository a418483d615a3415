import { writeFile } from "node:fs/promises";
import { makePrivate } from "../store/sqlite.ts";
import { csv, type Row, table } from "./print.ts";

export type Outcome = { code: 0 | 1; text: string };

/** The command line after the name of the tool. */
export type CommandInput = {
	command: string;
	typed: readonly string[];
	csv: string | undefined;
	json: boolean;
	siteUrl: string;
};

export type CommandOutput = ReturnType<typeof createOutput>;

/** A command's output: a sentence or a table, or JSON. */
export function createOutput(json: boolean) {
	const succeed = (data: unknown, text: string): Outcome => ({
		code: 0,
		text: json ? JSON.stringify(data, null, 2) : text,
	});
	return {
		succeed,
		rows: (found: Row[], none: string, note = "") => succeed(found, note + (found.length > 0 ? table(found) : none)),
		fail: (text: string): Outcome => ({ code: 1, text }),
	};
}

/** Writes an export to a file that only its owner can read. */
export async function exportTo(
	{ csv: file, json }: CommandInput,
	{ succeed, fail }: CommandOutput,
	what: string,
	read: () => Promise<Row[]>,
): Promise<Outcome> {
	if (file === undefined && !json) return fail("Say where to: export --csv <file>");
	const found = await read();
	if (file === undefined) return succeed(found, "");
	makePrivate(file);
	await writeFile(file, csv(found));
	return succeed({ file, count: found.length }, `${what} in ${file}: ${found.length}`);
}
