import type { Context } from "../context.ts";
import { parseEmail } from "../email.ts";
import { unsubscribe } from "../newsletter/unsubscribe.ts";
import { exportSubscribers, listSubscribers, newsletterStats, showSubscriber } from "./newsletter-reports.ts";
import { type CommandInput, type CommandOutput, exportTo, type Outcome } from "./outcome.ts";
import { table } from "./print.ts";

export const newsletterUsage = `npm run newsletter -- <command>

  stats                   how many are on the list, and what waits
  list                    every address with its state
  export --csv <file>     confirmed addresses with proof of consent and a link to leave
  show <email>            everything that the newsletter knows about an address
  unsubscribe <email>     take an address off the list`;

/** The commands about the list of the newsletter; undefined for any other. */
export async function newsletterCommand(
	input: CommandInput,
	output: CommandOutput,
	context: Context,
): Promise<Outcome | undefined> {
	const { command, typed, siteUrl } = input;
	const { succeed, rows, fail } = output;
	if (command === "stats") return rows(await newsletterStats(context), "");
	if (command === "list") return rows(await listSubscribers(context), "Nobody has signed up yet.");
	if (command === "export") {
		return exportTo(input, output, "Confirmed addresses", () => exportSubscribers(context, siteUrl));
	}
	if (command !== "show" && command !== "unsubscribe") return undefined;
	const email = parseEmail(typed[0]);
	if (!email) return fail(`Give one e-mail address: ${command} <email>`);
	if (command === "show") {
		const found = await showSubscriber(email, context);
		if (!found) return fail(`${email} is not known.`);
		const parts = [[found.subscriber], found.consents, found.deliveries].filter((part) => part.length > 0);
		return succeed(found, parts.map(table).join("\n\n"));
	}
	if (!(await unsubscribe(email, context))) return fail(`${email} is not known.`);
	return succeed({ email, unsubscribed: true }, `${email} gets nothing any more.`);
}
