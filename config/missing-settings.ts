import { linkNames, linkOf } from "../facts/site/links.ts";
import { readConfig } from "./read-config.ts";

const measuring = [
	["ANALYTICS_DOMAIN", "with ANALYTICS_SRC, the page analytics"],
	["META_PIXEL_ID", "the advertising pixel"],
	["GTM_ID", "the tag manager"],
] as const;

/** The settings that are missing before the site goes live, each with what happens without it. */
export function missingSettings(environment: Record<string, string | undefined>): string[] {
	const { public: config, desk } = readConfig(environment);
	const missing: string[] = [];
	if (!config.siteUrl.startsWith("https://")) missing.push("SITE_URL: the public address of the site, with https://");
	if (!config.contactEmail)
		missing.push("CONTACT_EMAIL: without it, what visitors send waits in the desk (npm run desk -- list)");
	if (!environment.JOBS_EMAIL?.trim()) missing.push("JOBS_EMAIL: applications go to CONTACT_EMAIL until it is set");
	if (!desk.smtpUrl)
		missing.push("SMTP_URL, MAIL_FROM: without a mail server, mails to visitors and to the studio wait in data/outbox");
	for (const [name, what] of measuring) if (!environment[name]?.trim()) missing.push(`${name}: ${what}`);
	for (const name of linkNames) {
		if (!config.links[name]) missing.push(`${linkOf(name).variable}: the link '${name}'`);
	}
	return missing;
}
