import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingSettings, unusedSettings } from "./missing-settings.ts";
import { ConfigError, readConfig } from "./read-config.ts";
import { settingNames } from "./settings.ts";

test("the address of the API is kept without a slash at its end", () => {
	expect(readConfig({ API_BASE_URL: "/backend/" }).public.apiBaseUrl).toBe("/backend");
});

test("everything has a sensible value when nothing is set", () => {
	expect(readConfig({})).toEqual({
		public: {
			siteUrl: "http://localhost:3000",
			hsts: "host",
			apiBaseUrl: "/api",
			contactEmail: undefined,
			jobsEmail: undefined,
			links: {},
			integrations: { consent: "required" },
			mailingService: false,
			sendsMail: false,
		},
		mailLinkUrl: "http://localhost:3000",
		port: 3000,
		host: "localhost",
		trustProxy: false,
		logLevel: "info",
		desk: {
			dataFolder: "data",
			databaseUrl: undefined,
			smtpUrl: undefined,
			mailFrom: undefined,
			mailboxes: { contact: undefined, jobs: undefined },
			newsletterLimits: { client: 20, domain: 200, all: 1000 },
			entryLimits: { client: 20, all: 300 },
			calendarSecret: undefined,
			busyCalendars: {},
			daily: false,
			webhook: undefined,
			listmonk: undefined,
		},
	});
});

test("settings that need others say so, and no password is ever shown", () => {
	const wrong = {
		SMTP_URL: "smtp://user:hunter2@mail.example",
		DATABASE_URL: "mysql://user:hunter2@db.example",
		NEWSLETTER_WEBHOOK_URL: "https://hook.example",
		NEWSLETTER_WEBHOOK_SECRET: "hunter2",
		NEWSLETTER_LISTMONK_URL: "https://list.example",
		NEWSLETTER_LISTMONK_USER: "api",
		NEWSLETTER_CLIENT_LIMIT: "0",
	};
	expect(() => readConfig(wrong)).toThrow(ConfigError);
	try {
		readConfig(wrong);
	} catch (error) {
		const said = String(error);
		expect(said).toContain("SMTP_URL needs MAIL_FROM as well");
		expect(said).toContain("DATABASE_URL must start with postgres://");
		expect(said).toContain("NEWSLETTER_WEBHOOK_SECRET must have at least 24 characters");
		expect(said).toContain("NEWSLETTER_LISTMONK_URL needs NEWSLETTER_LISTMONK_TOKEN, NEWSLETTER_LISTMONK_LIST as well");
		expect(said).toContain("NEWSLETTER_CLIENT_LIMIT must be a whole number from 1");
		expect(said).not.toContain("hunter2");
	}
});

test.each(["hello@example.com", "No More Boring Kitchens <hello@example.com>"])("mail may come from %s", (sender) => {
	const config = readConfig({ SMTP_URL: "smtps://mail.example", MAIL_FROM: sender });
	expect(config.desk).toMatchObject({ smtpUrl: "smtps://mail.example", mailFrom: sender });
});

test("an empty value counts as unset", () => {
	expect(readConfig({ SITE_URL: "", PORT: " " })).toEqual(readConfig({}));
});

test("links in mails follow PORT until the site has an address of its own", () => {
	expect(readConfig({ PORT: "4000" }).mailLinkUrl).toBe("http://localhost:4000");
	expect(readConfig({ PORT: "4000" }).public.siteUrl, "pages need no new build").toBe("http://localhost:3000");
	expect(readConfig({ PORT: "4000", SITE_URL: "https://x.example" }).mailLinkUrl).toBe("https://x.example");
});

test("all wrong settings are listed at once, by name", () => {
	const wrong = {
		SITE_URL: "example.com",
		PORT: "99999",
		CONTACT_EMAIL: "nobody",
		TRUST_PROXY: "maybe",
		LOG_LEVEL: "loud",
		INSTAGRAM_URL: "javascript:alert(1)",
		BOOKING_DESIGN_URL: "http://insecure.example",
		CONSENT: "maybe",
		HSTS: "all",
		META_PIXEL_ID: "pixel",
		GTM_ID: "UA-1",
		TAG_MANAGER_ORIGINS: "https://ok.example.com 'unsafe-inline'",
		ANALYTICS_DOMAIN: "https://example.com",
		ANALYTICS_SRC: "http://insecure.example/script.js",
	};
	let problems: readonly string[] = [];
	try {
		readConfig(wrong);
	} catch (error) {
		if (error instanceof ConfigError) problems = error.problems;
	}
	expect(problems.map((problem) => problem.split(" ")[0]).sort()).toEqual(Object.keys(wrong).sort());
	expect(problems.join("\n")).toContain("PORT must be a whole number from 0 to 65535 (it is '99999')");
});

test("only the public part reaches pages, and jobs fall back to the contact mailbox", () => {
	const config = readConfig({
		CONTACT_EMAIL: "hello@example.com",
		MARKET_URL: "https://market.example",
		SITE_URL: "https://x.example/",
	});
	expect(config.public).toMatchObject({
		siteUrl: "https://x.example",
		jobsEmail: "hello@example.com",
		links: { market: "https://market.example" },
	});
});

test("third-party scripts are configured one by one, and need consent unless that is off", () => {
	const analytics = { ANALYTICS_DOMAIN: "b.example", ANALYTICS_SRC: "https://stats.example/js/script.js" };
	expect(readConfig({ ...analytics, GTM_ID: "GTM-ABC1234", CONSENT: "off" }).public.integrations).toEqual({
		consent: "off",
		analytics: { domain: "b.example", src: "https://stats.example/js/script.js" },
		tagManager: { id: "GTM-ABC1234" },
	});
	expect(
		readConfig({ GTM_ID: "GTM-ABC1234", TAG_MANAGER_ORIGINS: " https://a.example,  https://*.b.example" }).public
			.integrations.tagManager,
	).toEqual({ id: "GTM-ABC1234", origins: ["https://a.example", "https://*.b.example"] });
	expect(() => readConfig({ TAG_MANAGER_ORIGINS: "https://a.example" })).toThrow("needs GTM_ID as well");
	expect(() => readConfig({ ANALYTICS_DOMAIN: "b.example" })).toThrow("ANALYTICS_DOMAIN needs ANALYTICS_SRC as well");
});

test(".env.example documents every setting and no other", () => {
	const documented = readFileSync(new URL("../.env.example", import.meta.url), "utf8").match(/^[A-Z_]+(?==)/gm);
	expect(documented?.sort()).toEqual([...settingNames].sort());
});

test("settings that are missing for going live are listed, and none when nothing is missing", () => {
	expect(missingSettings({}).join("\n")).toMatch(/^SITE_URL.*\nCONTACT_EMAIL.*\nSMTP_URL.*\nTRUST_PROXY.*$/);
	expect(unusedSettings({}).join("\n")).toMatch(/META_PIXEL_ID[\s\S]*JOBS_EMAIL[\s\S]*BOOKING_DISCOVERY_URL/);
	const urls = Object.fromEntries(settingNames.filter((n) => n.endsWith("_URL")).map((n) => [n, "https://a.example"]));
	const filled = {
		...urls,
		CONTACT_EMAIL: "a@b.example",
		JOBS_EMAIL: "a@b.example",
		DATABASE_URL: "postgres://db.example/kitchens",
		SMTP_URL: "smtps://mail.example",
		MAIL_FROM: "a@b.example",
		ANALYTICS_DOMAIN: "b.example",
		ANALYTICS_SRC: "/js/script.js",
		META_PIXEL_ID: "1234567890",
		GTM_ID: "GTM-ABC1234",
		NEWSLETTER_WEBHOOK_URL: "",
		NEWSLETTER_LISTMONK_URL: "",
		EDITOR_AUTH_URL: "",
		TRUST_PROXY: "true",
	};
	expect([...missingSettings(filled), ...unusedSettings(filled)]).toEqual([]);
});

test.each([
	[
		"github:studio/site@main",
		{ service: "github", host: "https://github.com", repository: "studio/site", branch: "main" },
	],
	["gitlab:group/team/site", { service: "gitlab", host: "https://gitlab.com", repository: "group/team/site" }],
	["gitlab:https://git.example/a/b", { service: "gitlab", host: "https://git.example", repository: "a/b" }],
	[
		"gitea:https://git.example:8443/a/b@x/y",
		{ service: "gitea", host: "https://git.example:8443", repository: "a/b", branch: "x/y" },
	],
])("the editor's backend can be %s", (setting, backend) => {
	expect(readConfig({ EDITOR_BACKEND: setting }).public.editor).toEqual(backend);
	expect(readConfig({ EDITOR_BACKEND: setting, EDITOR_APP_ID: "id" }).public.editor).toEqual({
		...backend,
		appId: "id",
	});
});

test.each([
	"site",
	"svn:a/b",
	"github:site",
	"github:a/b/c",
	"gitea:a/b",
	"gitlab:http://git.example/a/b",
	"github:a/b c",
])("the editor's backend cannot be %s", (setting) => {
	expect(() => readConfig({ EDITOR_BACKEND: setting })).toThrow(/EDITOR_BACKEND must be such as github:owner/);
});
