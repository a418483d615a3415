import { linkNames, linkOf } from "../facts/site/links.ts";
import { readConfig } from "./read-config.ts";

const measuring = [
	["ANALYTICS_DOMAIN", "with ANALYTICS_SRC, the page analytics"],
	["META_PIXEL_ID", "the advertising pixel"],
	["GTM_ID", "the tag manager"],
] as const;

type Environment = Record<string, string | undefined>;

/** The settings that are missing before the site goes live, each with what happens without it. */
export function missingSettings(environment: Environment): string[] {
	const { public: config, desk, trustProxy } = readConfig(environment);
	const missing: string[] = [];
	if (!config.siteUrl.startsWith("https://")) missing.push("SITE_URL: the public address of the site, with https://");
	if (!config.contactEmail)
		missing.push("CONTACT_EMAIL: without it, what visitors send waits in the desk (npm run desk -- list)");
	if (!desk.smtpUrl)
		missing.push(
			"SMTP_URL, MAIL_FROM: without a mail server, mails become files in data/outbox and are not sent later",
		);
	if (!trustProxy)
		missing.push("TRUST_PROXY: behind a proxy, all visitors share the limits of one until it is true; compose sets it");
	return missing;
}

/** The settings that may stay empty, each with what it is for. */
export function unusedSettings(environment: Environment): string[] {
	const { public: config } = readConfig(environment);
	const unused = measuring.filter(([name]) => !environment[name]?.trim()).map(([name, what]) => `${name}: ${what}`);
	if (!environment.JOBS_EMAIL?.trim()) unused.push("JOBS_EMAIL: applications go to CONTACT_EMAIL until it is set");
	const links = linkNames.filter((name) => !config.links[name]);
	return [...unused, ...links.map((name) => `${linkOf(name).variable}: the link '${name}'`)];
}
