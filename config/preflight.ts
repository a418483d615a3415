import { parseArgs } from "node:util";
import { linkNames, linkOf } from "../facts/site/links.ts";
import { type Unfilled, unfilledFacts } from "../facts/unfilled.ts";
import { ConfigError, readConfig } from "./read-config.ts";

/** The settings that are missing before the site goes live, each with what happens without it. */
export function missingSettings(environment: Record<string, string | undefined>): string[] {
	const config = readConfig(environment).public;
	const missing: string[] = [];
	if (!config.siteUrl.startsWith("https://")) missing.push("SITE_URL: the public address of the site, with https://");
	if (!config.contactEmail)
		missing.push("CONTACT_EMAIL: without it, what visitors send waits in the desk (npm run desk -- list)");
	if (!environment.JOBS_EMAIL?.trim()) missing.push("JOBS_EMAIL: applications go to CONTACT_EMAIL until it is set");
	const { smtpUrl } = readConfig(environment).desk;
	if (!smtpUrl)
		missing.push("SMTP_URL, MAIL_FROM: without a mail server, mails to visitors and to the studio wait in data/outbox");
	for (const [name, what] of measuring) if (!environment[name]?.trim()) missing.push(`${name}: ${what}`);
	for (const name of linkNames) {
		if (!config.links[name]) missing.push(`${linkOf(name).variable}: the link '${name}'`);
	}
	return missing;
}

/** For the studio, in Dutch: what to fill in, where the editor shows it, and the file. */
export function describeUnfilled({ place, what, file, line, field }: Unfilled): string {
	return `${place}: ${what} (${file}, regel ${line}, ${field})`;
}

const measuring = [
	["ANALYTICS_DOMAIN", "with ANALYTICS_SRC, the page analytics"],
	["META_PIXEL_ID", "the advertising pixel"],
	["GTM_ID", "the tag manager"],
] as const;

function main(): number {
	const { values } = parseArgs({ options: { strict: { type: "boolean", default: false } } });
	try {
		const facts = unfilledFacts().map(describeUnfilled);
		const settings = missingSettings(process.env);
		printList("Nog in te vullen of te bevestigen door de studio", facts);
		printList("Settings that are missing for going live; .env.example explains them", settings);
		const isReady = facts.length + settings.length === 0;
		console.log(isReady ? "Ready: nothing is missing for going live." : "The site works without these.");
		return values.strict && !isReady ? 1 : 0;
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		console.error(error.message);
		return 1;
	}
}

function printList(heading: string, lines: readonly string[]): void {
	if (lines.length === 0) return;
	console.log(`${heading} (${lines.length}):`);
	for (const line of lines) console.log(`  - ${line}`);
}

if (import.meta.main) process.exitCode = main();
