import * as v from "valibot";
import { linkNames, linkOf } from "../facts/links.ts";

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
);
const email = v.pipe(v.string(), v.email("must be one e-mail address, such as hello@example.com"));
const port = v.pipe(
	v.string(),
	v.check((value) => /^\d+$/.test(value) && Number(value) <= 65535, "must be a whole number from 0 to 65535"),
	v.transform(Number),
);
const yesOrNo = v.pipe(
	v.picklist(["true", "false"], "must be true or false"),
	v.transform((value) => value === "true"),
);
const host = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, "must be a host name or an IP address"));
const logLevel = v.picklist(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug");

/** The settings that are not addresses of outside services, with what they are when unset. */
export const schemas = {
	SITE_URL: v.optional(siteAddress, "http://localhost:3000"),
	API_BASE_URL: v.optional(apiAddress, "/api"),
	CONTACT_EMAIL: v.optional(email),
	JOBS_EMAIL: v.optional(email),
	PORT: v.optional(port, "3000"),
	HOST: v.optional(host, "localhost"),
	TRUST_PROXY: v.optional(yesOrNo, "false"),
	LOG_LEVEL: v.optional(logLevel, "info"),
} as const;

/** The addresses of outside services, one for each link of facts/links.ts. */
export const linkSchemas = Object.fromEntries(
	linkNames.map((name) => [linkOf(name).variable, v.optional(secureAddress)]),
);

function isWebAddress(value: string): boolean {
	return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && /^https?:\/\//i.test(value);
}

function isSecureAddress(value: string): boolean {
	return isWebAddress(value) && new URL(value).protocol === "https:";
}

/** Every setting by name. */
export const settingNames: readonly string[] = [...Object.keys(schemas), ...Object.keys(linkSchemas)];
