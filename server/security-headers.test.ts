import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { createSecurityHeaders } from "./security-headers.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const headersFor = (settings: Record<string, string> = {}) =>
	createSecurityHeaders(readConfig({ SITE_URL: "https://kitchens.example", ...settings }).public);
const policyOf = (html: string, settings: Record<string, string> = {}) =>
	headersFor(settings).preparedPage(html)["Content-Security-Policy"] ?? "";

test("every inline script is allowed by its hash, files and data are not hashed", () => {
	const html =
		'<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><script type="text/plain" data-hydrate="">b()</script><script>a()</script>';
	expect(policyOf(html)).toContain(`; script-src 'self' ${hashOf("a()")} ${hashOf("b()")}; `);
});

test("of a page that is rendered on request, only scripts with the nonce are allowed", () => {
	const policy = (nonce?: string) => headersFor().renderedPage(nonce)["Content-Security-Policy"];
	expect(policy("abc")).toContain("; script-src 'self' 'nonce-abc'; ");
	expect(policy()).toContain("; script-src 'self'; ");
});

test("the policy allows this site only, and no unsafe script", () => {
	const policy = policyOf("<script>a()</script>");
	expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-[^']+'; /);
	expect(policy).not.toMatch(/(script|style|default)-src [^;]*unsafe/);
	for (const directive of ["form-action", "frame-ancestors", "base-uri"]) expect(policy).toContain(`${directive} '`);
	for (const kind of ["frame", "media", "object", "worker"]) expect(policy).toContain(`${kind}-src 'none'`);
});

test("a configured integration is allowed where it is needed, and the rest stays as strict", () => {
	const integrations = {
		ANALYTICS_DOMAIN: "kitchens.example",
		ANALYTICS_SRC: "https://stats.example/js/script.js",
		META_PIXEL_ID: "1234567890",
		GTM_ID: "GTM-ABC1234",
	};
	const html = "<script>a()</script>";
	const untouched = (all: string) => all.split("; ").filter((part) => !/^(script|img|connect|frame)-src/.test(part));
	for (const CONSENT of ["required", "off"] as const) {
		const policy = policyOf(html, { ...integrations, CONSENT });
		expect(policy).toContain("connect-src 'self' https://stats.example https://www.googletagmanager.com");
		expect(policy).not.toMatch(/(script|style|default)-src [^;]*unsafe|script-src [^;]*\*/);
		expect(policy.includes("frame-src https://www.googletagmanager.com")).toBe(CONSENT === "off");
		expect(untouched(policy)).toEqual(untouched(policyOf(html)));
		expect(headersFor(integrations).common["Cross-Origin-Embedder-Policy"]).toBe("unsafe-none");
	}
	expect(headersFor().common["Cross-Origin-Embedder-Policy"]).toBe("require-corp");
});

test("the tag manager's container may run what the settings allow", () => {
	const policy = policyOf("", { GTM_ID: "GTM-ABC1234", TAG_MANAGER_ORIGINS: "https://chat.example.com" });
	expect(policy).toContain("script-src 'self' https://www.googletagmanager.com https://chat.example.com;");
	expect(policy).toContain("frame-src https://chat.example.com;");
});

test("forms may be sent to the configured address and to no other", () => {
	const elsewhere = policyOf("", { API_BASE_URL: "https://api.example/v1" });
	expect(elsewhere).toContain("; form-action 'self' https://api.example; ");
	expect(elsewhere).toContain("; connect-src 'self' https://api.example; ");
	expect(policyOf("", { API_BASE_URL: "/backend" })).toBe(policyOf(""));
});

test("HSTS is sent only where the site has https, and reaches as far as is set", () => {
	const hsts = (settings: Record<string, string>) => headersFor(settings).common["Strict-Transport-Security"];
	expect(hsts({ SITE_URL: "http://kitchens.example" })).toBeUndefined();
	expect(hsts({})).toBe("max-age=63072000");
	expect(hsts({ HSTS: "subdomains" })).toBe("max-age=63072000; includeSubDomains");
	expect(hsts({ HSTS: "preload" })).toBe("max-age=63072000; includeSubDomains; preload");
});

test("the studio's editor has a policy of its own: our files, the repository's host, and no search engine", () => {
	const headers = headersFor({ EDITOR_BACKEND: "gitlab:https://git.example/a/b", GTM_ID: "GTM-ABC1234" }).editorPage;
	const policy = headers["Content-Security-Policy"] ?? "";
	expect(policy).toContain("default-src 'none'; script-src 'self'; ");
	expect(policy).toContain("; connect-src 'self' blob: data: https://git.example; ");
	expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(["https://git.example"]);
	expect(headers["X-Robots-Tag"]).toBe("noindex, nofollow");
	expect(headersFor({ EDITOR_BACKEND: "github:a/b" }).editorPage["Content-Security-Policy"]).toContain(
		" https://api.github.com;",
	);
	expect(headersFor().preparedPage("")["X-Robots-Tag"]).toBeUndefined();
});
