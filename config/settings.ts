import * as v from "valibot";
import { linkNames, linkOf } from "../facts/site/links.ts";
import { editorBackend } from "./editor-backend.ts";

const webAddress = v.pipe(
	v.string(),
	v.check(isWebAddress, "must be a whole address that starts with https:// or http://"),
);
const secureAddress = v.pipe(v.string(), v.check(isSecureAddress, "must be a whole address that starts with https://"));
const siteAddress = v.pipe(
	webAddress,
	v.check((value) => isWebAddress(value) && new URL(value).pathname === "/", "must not have a path after the host"),
	v.transform((value) => new URL(value).origin),
);
const apiAddress = v.pipe(
	v.string(),
	v.check((value) => isWebAddress(value) || /^\/(?!\/)/.test(value), "must start with /, https:// or http://"),
	v.transform((value) => value.replace(/\/$/, "")),
);
const email = v.pipe(v.string(), v.email("must be one e-mail address, such as hello@example.com"));
const port = v.pipe(
	v.string(),
	v.check((value) => /^\d+$/.test(value) && Number(value) <= 65535, "must be a whole number from 0 to 65535"),
	v.transform(Number),
);
const databaseAddress = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, "must start with postgres://"));
const mailServer = v.pipe(
	v.string(),
	v.check((value) => URL.canParse(value) && /^smtps?:\/\/[^/]/.test(value), "must start with smtp:// or smtps://"),
);
const sender = v.pipe(
	v.string(),
	v.regex(
		/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
		"must be an e-mail address, with or without a name, such as Kitchens <hello@example.com>",
	),
);
const positive = v.pipe(
	v.string(),
	v.check((value) => /^\d{1,9}$/.test(value) && Number(value) > 0, "must be a whole number from 1"),
	v.transform(Number),
);
const secret = v.pipe(v.string(), v.minLength(24, "must have at least 24 characters"));
const yesOrNo = v.pipe(
	v.picklist(["true", "false"], "must be true or false"),
	v.transform((value) => value === "true"),
);
const host = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, "must be a host name or an IP address"));
const pixelId = v.pipe(v.string(), v.regex(/^\d{5,20}$/, "must be the pixel's number, such as 1234567890"));
const tagManagerId = v.pipe(
	v.string(),
	v.regex(/^GTM-[A-Z0-9]{4,12}$/, "must be a container's id, such as GTM-ABC1234"),
);
const origins = v.pipe(
	v.string(),
	v.transform((value) => value.trim().split(/[\s,]+/)),
	v.check(
		(values) => values.every((value) => /^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/.test(value)),
		"must be addresses without a path, with spaces between them, such as https://scripts.example.com https://*.example.com",
	),
);
const domain = v.pipe(v.string(), v.regex(/^[\w.-]+(,[\w.-]+)*$/, "must be a domain, such as example.com"));
const scriptAddress = v.pipe(
	v.string(),
	v.check(
		(value) => isSecureAddress(value) || /^\/(?!\/)\S+$/.test(value),
		"must start with https://, or with / on this site",
	),
);
const consentSetting = v.picklist(["required", "off"], "must be required or off");
const hsts = v.picklist(["host", "subdomains", "preload"], "must be host, subdomains or preload");
const logLevel = v.picklist(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug");

/** All settings but the links to outside services, with their defaults. */
export const settingSchemas = {
	SITE_URL: v.optional(siteAddress),
	HSTS: v.optional(hsts, "host"),
	API_BASE_URL: v.optional(apiAddress, "/api"),
	CONTACT_EMAIL: v.optional(email),
	JOBS_EMAIL: v.optional(email),
	CONSENT: v.optional(consentSetting, "required"),
	ANALYTICS_DOMAIN: v.optional(domain),
	ANALYTICS_SRC: v.optional(scriptAddress),
	META_PIXEL_ID: v.optional(pixelId),
	GTM_ID: v.optional(tagManagerId),
	TAG_MANAGER_ORIGINS: v.optional(origins),
	EDITOR_BACKEND: v.optional(editorBackend),
	EDITOR_APP_ID: v.optional(v.string()),
	EDITOR_AUTH_URL: v.optional(secureAddress),
	PORT: v.optional(port, "3000"),
	HOST: v.optional(host, "localhost"),
	TRUST_PROXY: v.optional(yesOrNo, "false"),
	LOG_LEVEL: v.optional(logLevel, "info"),
	DATA_DIR: v.optional(v.string(), "data"),
	DATABASE_URL: v.optional(databaseAddress),
	SMTP_URL: v.optional(mailServer),
	MAIL_FROM: v.optional(sender),
	DESK_CLIENT_LIMIT: v.optional(positive, "20"),
	DESK_GLOBAL_LIMIT: v.optional(positive, "300"),
	DESK_CALENDAR_SECRET: v.optional(secret),
	DESK_DAILY: v.optional(yesOrNo, "false"),
	BUSY_AMSTERDAM_ICS_URL: v.optional(webAddress),
	BUSY_ROTTERDAM_ICS_URL: v.optional(webAddress),
	NEWSLETTER_CLIENT_LIMIT: v.optional(positive, "20"),
	NEWSLETTER_DOMAIN_LIMIT: v.optional(positive, "200"),
	NEWSLETTER_GLOBAL_LIMIT: v.optional(positive, "1000"),
	NEWSLETTER_WEBHOOK_URL: v.optional(webAddress),
	NEWSLETTER_WEBHOOK_SECRET: v.optional(secret),
	NEWSLETTER_LISTMONK_URL: v.optional(webAddress),
	NEWSLETTER_LISTMONK_USER: v.optional(v.string()),
	NEWSLETTER_LISTMONK_TOKEN: v.optional(v.string()),
	NEWSLETTER_LISTMONK_LIST: v.optional(positive),
} as const;

/** Settings that may hold a password: their values are never shown. */
export const secretNames: readonly string[] = [
	"DATABASE_URL",
	"SMTP_URL",
	"DESK_CALENDAR_SECRET",
	"BUSY_AMSTERDAM_ICS_URL",
	"BUSY_ROTTERDAM_ICS_URL",
	"NEWSLETTER_WEBHOOK_URL",
	"NEWSLETTER_WEBHOOK_SECRET",
	"NEWSLETTER_LISTMONK_URL",
	"NEWSLETTER_LISTMONK_TOKEN",
];

/** Settings that are of no use without others. */
export const requiredTogether: Readonly<Record<string, readonly string[]>> = {
	ANALYTICS_DOMAIN: ["ANALYTICS_SRC"],
	ANALYTICS_SRC: ["ANALYTICS_DOMAIN"],
	TAG_MANAGER_ORIGINS: ["GTM_ID"],
	EDITOR_APP_ID: ["EDITOR_BACKEND"],
	EDITOR_AUTH_URL: ["EDITOR_BACKEND"],
	SMTP_URL: ["MAIL_FROM"],
	NEWSLETTER_WEBHOOK_URL: ["NEWSLETTER_WEBHOOK_SECRET"],
	NEWSLETTER_LISTMONK_URL: ["NEWSLETTER_LISTMONK_USER", "NEWSLETTER_LISTMONK_TOKEN", "NEWSLETTER_LISTMONK_LIST"],
};

/** The addresses of outside services, one for each link of facts/site/links.ts. */
export const linkSchemas = Object.fromEntries(
	linkNames.map((name) => [linkOf(name).variable, v.optional(secureAddress)]),
);

function isWebAddress(value: string): boolean {
	return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && /^https?:\/\//i.test(value);
}

function isSecureAddress(value: string): boolean {
	return isWebAddress(value) && new URL(value).protocol === "https:";
}

export const settingNames: readonly string[] = [...Object.keys(settingSchemas), ...Object.keys(linkSchemas)];
