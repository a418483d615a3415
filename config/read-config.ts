import * as v from "valibot";
import type { DeskSettings } from "../desk/desk.ts";
import type { IntegrationSettings } from "../facts/site/integrations.ts";
import { type ConfiguredAddresses, linkNames, linkOf } from "../facts/site/links.ts";
import type { EditorBackend } from "./editor-backend.ts";
import { linkSchemas, requiredTogether, secretNames, settingSchemas } from "./settings.ts";

/** The public settings. Nothing else of the environment reaches a page. */
export type PublicConfig = ConfiguredAddresses & {
	siteUrl: string;
	/** Scope of Strict-Transport-Security: this host, its subdomains too, or the browsers' preload lists. */
	hsts: "host" | "subdomains" | "preload";
	apiBaseUrl: string;
	integrations: IntegrationSettings;
	/** Whether confirmed newsletter addresses also go to a mailing service; the privacy page mentions it. */
	mailingService: boolean;
	/** Whether mails are really sent: pages promise them only then. */
	sendsMail: boolean;
	/** The studio's editor at /admin; off where unset. */
	editor?: EditorBackend;
};

export type Config = {
	public: PublicConfig;
	/** Where links in mails lead: SITE_URL, or this machine while that is not set. */
	mailLinkUrl: string;
	port: number;
	host: string;
	trustProxy: boolean;
	logLevel: "silent" | "error" | "warn" | "info" | "debug";
	desk: DeskSettings;
};

/** Lists every wrong setting at once. */
export class ConfigError extends Error {
	readonly problems: readonly string[];

	constructor(problems: readonly string[]) {
		super(`The settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
		this.name = "ConfigError";
		this.problems = problems;
	}
}

const settingsSchema = v.object(settingSchemas);
const oneProblemEach = { abortPipeEarly: true } as const;

type Environment = Record<string, string | undefined>;

/** Reads and validates the environment. Throws a ConfigError. */
export function readConfig(environment: Environment): Config {
	// An empty value means unset: that is how a line of .env is left blank.
	const filledIn = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
	const parsedSettings = v.safeParse(settingsSchema, filledIn, oneProblemEach);
	const parsedLinks = v.safeParse(v.object(linkSchemas), filledIn, oneProblemEach);
	const problems = [...(parsedSettings.issues ?? []), ...(parsedLinks.issues ?? [])].map((issue) => {
		const name = String(issue.path?.[0]?.key);
		return secretNames.includes(name)
			? `${name} ${issue.message}`
			: `${name} ${issue.message} (it is '${filledIn[name] ?? ""}')`;
	});
	for (const [name, others] of Object.entries(requiredTogether)) {
		const absent = filledIn[name] === undefined ? [] : others.filter((other) => filledIn[other] === undefined);
		if (absent.length > 0) problems.push(`${name} needs ${absent.join(", ")} as well`);
	}
	if (!parsedSettings.success || !parsedLinks.success || problems.length > 0) throw new ConfigError(problems);
	const { output } = parsedSettings;
	const desk = deskSettingsOf(output);
	return {
		public: {
			// Not by PORT: pages would have to be built again for each port.
			siteUrl: output.SITE_URL ?? "http://localhost:3000",
			hsts: output.HSTS,
			apiBaseUrl: output.API_BASE_URL,
			contactEmail: output.CONTACT_EMAIL,
			jobsEmail: desk.mailboxes?.jobs,
			links: configuredLinks(parsedLinks.output),
			integrations: integrationsOf(output),
			mailingService: desk.webhook !== undefined || desk.listmonk !== undefined,
			sendsMail: desk.smtpUrl !== undefined,
			...editorOf(output),
		},
		mailLinkUrl: output.SITE_URL ?? `http://localhost:${output.PORT || 3000}`,
		port: output.PORT,
		host: output.HOST,
		trustProxy: output.TRUST_PROXY,
		logLevel: output.LOG_LEVEL,
		desk,
	};
}

function integrationsOf(output: v.InferOutput<typeof settingsSchema>): IntegrationSettings {
	const { ANALYTICS_DOMAIN: domain, ANALYTICS_SRC: src, META_PIXEL_ID: pixel } = output;
	const { GTM_ID: tagManager, TAG_MANAGER_ORIGINS: origins } = output;
	return {
		consent: output.CONSENT,
		...(domain && src ? { analytics: { domain, src } } : {}),
		...(pixel ? { pixel: { id: pixel } } : {}),
		...(tagManager ? { tagManager: { id: tagManager, ...(origins && { origins }) } } : {}),
	};
}

function editorOf(output: v.InferOutput<typeof settingsSchema>): { editor?: EditorBackend } {
	const { EDITOR_BACKEND: backend, EDITOR_APP_ID: appId, EDITOR_AUTH_URL: authUrl } = output;
	return backend ? { editor: { ...backend, ...(appId && { appId }), ...(authUrl && { authUrl }) } } : {};
}

function deskSettingsOf(output: v.InferOutput<typeof settingsSchema>): DeskSettings {
	const { NEWSLETTER_WEBHOOK_URL: webhookUrl, NEWSLETTER_WEBHOOK_SECRET: secret } = output;
	const { NEWSLETTER_LISTMONK_URL: url, NEWSLETTER_LISTMONK_USER: user } = output;
	const { NEWSLETTER_LISTMONK_TOKEN: token, NEWSLETTER_LISTMONK_LIST: list } = output;
	return {
		dataFolder: output.DATA_DIR,
		databaseUrl: output.DATABASE_URL,
		smtpUrl: output.SMTP_URL,
		mailFrom: output.MAIL_FROM,
		mailboxes: { contact: output.CONTACT_EMAIL, jobs: output.JOBS_EMAIL ?? output.CONTACT_EMAIL },
		newsletterLimits: {
			client: output.NEWSLETTER_CLIENT_LIMIT,
			domain: output.NEWSLETTER_DOMAIN_LIMIT,
			all: output.NEWSLETTER_GLOBAL_LIMIT,
		},
		entryLimits: { client: output.DESK_CLIENT_LIMIT, all: output.DESK_GLOBAL_LIMIT },
		calendarSecret: output.DESK_CALENDAR_SECRET,
		busyCalendars: {
			amsterdam: output.BUSY_AMSTERDAM_ICS_URL,
			rotterdam: output.BUSY_ROTTERDAM_ICS_URL,
		},
		daily: output.DESK_DAILY,
		webhook: webhookUrl && secret ? { url: webhookUrl, secret } : undefined,
		listmonk: url && user && token && list ? { url, user, token, list } : undefined,
	};
}

function configuredLinks(values: Environment): ConfiguredAddresses["links"] {
	const links: ConfiguredAddresses["links"] = {};
	for (const name of linkNames) {
		const address = values[linkOf(name).variable];
		if (address) links[name] = address;
	}
	return links;
}
