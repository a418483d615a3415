import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readAddress } from "../address.ts";
import type { Context } from "../context.ts";
import { erase } from "../erase.ts";
import { unsubscribe } from "../newsletter/unsubscribe.ts";
import { isPaused, pause, resume } from "../outbox/pause.ts";
import { retryAll } from "../outbox/queue.ts";
import { backUp } from "../store/back-up.ts";
import { makePrivate } from "../store/sqlite.ts";
import { csv, type Row, table } from "./print.ts";
import { exportRows, list, outbox, show, stats } from "./reports.ts";

const usage = `npm run newsletter -- <command>

  stats                   how many are on the list, and what waits
  list                    every address with its state
  export --csv <file>     confirmed addresses with proof of consent and a link to leave
  show <email>            everything that is known about an address
  unsubscribe <email>     take an address off the list
  erase <email>           forget an address; only a hash stays
  outbox                  mails and messages that wait or were given up
  retry                   try all of those again now
  pause                   send nothing until \`resume\`; sign-ups are still taken
  resume                  go on sending, after \`pause\` or a restored back-up
  backup <file>           a copy of the list (SQLite), also while the server runs

  --json                  for programs, instead of tables`;

export type CommandSettings = { siteUrl: string; dataFolder: string };

export type Outcome = { code: 0 | 1; text: string };

/** Runs one command of the studio's tool. */
export async function run(args: readonly string[], context: Context, settings: CommandSettings): Promise<Outcome> {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: { json: { type: "boolean", default: false }, csv: { type: "string" } },
	});
	const [command = "", typed] = positionals;
	const answer = (data: unknown, text: string): Outcome => ({
		code: 0,
		text: values.json ? JSON.stringify(data, null, 2) : text,
	});
	const rows = (found: Row[], none: string) => answer(found, found.length > 0 ? table(found) : none);

	if (command === "stats") return rows(await stats(context), "");
	if (command === "list") return rows(await list(context), "Nobody has signed up yet.");
	if (command === "outbox") {
		const found = rows(await outbox(context), "Everything has been delivered.");
		const note = "The outbox is paused: nothing is sent until `resume`.";
		return (await isPaused(context.database.db)) && !values.json ? { ...found, text: `${note}\n${found.text}` } : found;
	}
	if (command === "retry") {
		const count = await retryAll(context);
		return answer({ count }, `${count} will be tried again; a running server takes them within seconds.`);
	}
	if (command === "pause") {
		await pause(context.database.db);
		return answer({ paused: true }, "Nothing is sent until `resume`.");
	}
	if (command === "resume") {
		await resume(context.database.db);
		return answer({ paused: false }, "The outbox goes on; a running server takes it up within seconds.");
	}
	if (command === "export") {
		if (values.csv === undefined && !values.json) return fail("Say where to: export --csv <file>");
		const found = await exportRows(context, settings.siteUrl);
		if (values.csv === undefined) return answer(found, "");
		makePrivate(values.csv);
		await writeFile(values.csv, csv(found));
		return answer({ file: values.csv, count: found.length }, `Confirmed addresses in ${values.csv}: ${found.length}`);
	}
	if (command === "backup") {
		if (context.database.kind === "postgres") return fail("PostgreSQL is backed up with its own pg_dump.");
		if (typed === undefined) return fail("Say where to: backup <file>");
		const count = await backUp(settings.dataFolder, typed);
		return answer({ file: typed, count }, `Addresses copied to ${typed}: ${count}`);
	}
	if (command !== "show" && command !== "unsubscribe" && command !== "erase") return fail(usage);

	const email = readAddress(typed);
	if (!email) return fail(`Give one e-mail address: ${command} <email>`);
	if (command === "show") {
		const found = await show(email, context);
		if (!found) return fail(`${email} is not known.`);
		const parts = [[found.subscriber], found.consents, found.deliveries].filter((part) => part.length > 0);
		return answer(found, parts.map(table).join("\n\n"));
	}
	if (command === "erase") {
		const known = await erase(email, context);
		const said = known ? "is forgotten; only a hash stays." : "was not known, written like this; only a hash stays.";
		return answer({ email, erased: known }, `${email} ${said}`);
	}
	if (!(await unsubscribe(email, context))) return fail(`${email} is not known.`);
	return answer({ email, unsubscribed: true }, `${email} gets nothing any more.`);
}

const fail = (text: string): Outcome => ({ code: 1, text });
