import { parseArgs } from "node:util";
import { studios, warehouse } from "../facts/company/studios.ts";
import { type OpenQuestions, openQuestions, toConfirm } from "../facts/open-questions.ts";
import { linkNames, linkOf } from "../facts/site/links.ts";
import { ConfigError, readConfig } from "./read-config.ts";

/** What the studio must still fill in before the site goes live, each with where to do so. */
export function missingForLaunch(environment: Record<string, string | undefined>): string[] {
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
	for (const place of [studios.amsterdam, studios.rotterdam, warehouse]) {
		if (!place.street) missing.push(`facts/company/studios.ts: the street address in ${place.city}`);
	}
	missing.push(...unanswered(openQuestions));
	for (const statement of toConfirm) missing.push(`facts/open-questions.ts, to confirm: ${statement}`);
	return missing;
}

/** Open questions without an answer, with the pages on which their sentences wait. */
export function unanswered(questions: OpenQuestions): string[] {
	return Object.entries(questions)
		.filter(([, { answer }]) => answer === undefined)
		.map(([key, { question, shownOn }]) => `facts/open-questions.ts, ${key}: ${question} (${shownOn.join(", ")})`);
}

const measuring = [
	["ANALYTICS_DOMAIN", "with ANALYTICS_SRC, the page analytics"],
	["META_PIXEL_ID", "the advertising pixel"],
	["GTM_ID", "the tag manager"],
] as const;

function main(): number {
	const { values } = parseArgs({ options: { strict: { type: "boolean", default: false } } });
	try {
		const missing = missingForLaunch(process.env);
		if (missing.length === 0) {
			console.log("Ready: nothing is missing for going live.");
			return 0;
		}
		console.log(`Still missing for going live (${missing.length}):`);
		for (const item of missing) console.log(`  - ${item}`);
		console.log("The site works without these; .env.example explains the settings.");
		return values.strict ? 1 : 0;
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		console.error(error.message);
		return 1;
	}
}

if (import.meta.main) process.exitCode = main();
