import { parseArgs } from "node:util";
import type { Context } from "../context.ts";
import { parseEmail } from "../email.ts";
import { erase } from "../erase.ts";
import { eraseMailFiles } from "../mail/erase-mail-files.ts";
import { isPaused, pause, resume } from "../outbox/pause.ts";
import { retryAll } from "../outbox/queue.ts";
import { backUp } from "../store/back-up.ts";
import { deskCommand, deskUsage } from "./desk-command.ts";
import { newsletterCommand, newsletterUsage } from "./newsletter-command.ts";
import { outboxRows } from "./outbox-report.ts";
import { type CommandOutput, createOutput, type Outcome } from "./outcome.ts";

const sharedUsage = `
  erase <email>           forget an address and all that came from it; only a hash stays
  outbox                  mails and messages that wait or were given up
  retry                   try all of those again now
  pause                   send nothing until \`resume\`; everything is still taken
  resume                  go on sending, after \`pause\` or a restored back-up
  backup <file>           a copy of everything (SQLite), also while the server runs

  --json                  for programs, instead of tables`;

export type CommandSettings = { siteUrl: string; dataFolder: string };

/** Runs one command of the studio's tool. The first word `newsletter` chooses the newsletter's commands. */
export async function run(args: readonly string[], context: Context, settings: CommandSettings): Promise<Outcome> {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: { json: { type: "boolean", default: false }, csv: { type: "string" } },
	});
	const output = createOutput(values.json);
	const isNewsletter = positionals[0] === "newsletter";
	const [command = "", ...typed] = isNewsletter ? positionals.slice(1) : positionals;
	const input = { command, typed, csv: values.csv, json: values.json, siteUrl: settings.siteUrl };
	const outcome =
		(await sharedCommand(command, typed, output, context, settings)) ??
		(isNewsletter ? await newsletterCommand(input, output, context) : await deskCommand(input, output, context));
	return outcome ?? output.fail((isNewsletter ? newsletterUsage : deskUsage) + sharedUsage);
}

async function sharedCommand(
	command: string,
	[typed]: readonly string[],
	{ succeed, rows, fail }: CommandOutput,
	context: Context,
	{ dataFolder }: CommandSettings,
): Promise<Outcome | undefined> {
	const { db, kind } = context.database;
	if (command === "erase") {
		const email = parseEmail(typed);
		if (!email) return fail("Give one e-mail address: erase <email>");
		const known = await erase(email, context);
		await eraseMailFiles(dataFolder, email);
		const said = known ? "is forgotten; only a hash stays." : "was not known; only a hash stays.";
		return succeed({ email, erased: known }, `${email} ${said}`);
	}
	if (command === "outbox") {
		const note = (await isPaused(db)) ? "The outbox is paused: nothing is sent until `resume`.\n" : "";
		return rows(await outboxRows(context), "Everything has been delivered.", note);
	}
	if (command === "retry") {
		const count = await retryAll(context);
		return succeed({ count }, `${count} will be tried again; a running server takes them within seconds.`);
	}
	if (command === "pause") {
		await pause(db);
		return succeed({ paused: true }, "Nothing is sent until `resume`.");
	}
	if (command === "resume") {
		await resume(db);
		return succeed({ paused: false }, "The outbox goes on; a running server takes it up within seconds.");
	}
	if (command !== "backup") return undefined;
	if (kind === "postgres") return fail("PostgreSQL is backed up with its own pg_dump.");
	if (typed === undefined) return fail("Say where to: backup <file>");
	const { addresses, entries } = await backUp(dataFolder, typed);
	return succeed(
		{ file: typed, addresses, entries },
		`Copied to ${typed}: ${addresses} addresses of the newsletter, ${entries} entries of the desk`,
	);
}
