import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { policyOrigins } from "../facts/site/integrations.ts";
import {
	configuredOrigins,
	embedderPolicyOf,
	inlineScriptHashes,
	pagePolicy,
	securityHeaders,
} from "./security-headers.ts";
import { withoutScripts } from "./without-scripts.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("every script inside a page is allowed by its hash, files and data are not hashed", () => {
	const html =
		'<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><script type="text/plain" data-hydrate="">b()</script><script>a()</script>';
	expect(inlineScriptHashes(html)).toEqual([hashOf("a()"), hashOf("b()")]);
});

test("so is every style inside a page, in a directive of its own", () => {
	const policy = pagePolicy("<style>a{}</style><script>a()</script><style>a{}</style>", true);
	expect(policy).toContain(`; style-src 'self' ${hashOf("a{}")}; `);
	expect(pagePolicy("<p></p>", true)).toContain("; style-src 'self'; ");
});

test("the policy starts from this site alone and allows no unsafe script", () => {
	const policy = pagePolicy("<script>a()</script>", true);
	expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-[^']+'; /);
	expect(policy).not.toMatch(/(script|style|default)-src [^;]*unsafe/);
	for (const directive of ["form-action", "frame-ancestors", "base-uri"]) expect(policy).toContain(`${directive} '`);
	for (const kind of ["frame", "media", "object", "worker"]) expect(policy).toContain(`${kind}-src 'none'`);
});

test("a configured integration is allowed where it is needed, and the rest stays as strict", () => {
	const settings = {
		analytics: { domain: "kitchens.example", src: "https://stats.example/js/script.js" },
		pixel: { id: "1234567890" },
		tagManager: { id: "GTM-ABC1234" },
	};
	const html = "<script>a()</script>";
	const plain = pagePolicy(html, true);
	for (const consent of ["required", "off"] as const) {
		const origins = policyOrigins({ consent, ...settings });
		const policy = pagePolicy(html, true, origins);
		expect(policy).toContain("connect-src 'self' https://stats.example https://www.googletagmanager.com");
		expect(policy).not.toMatch(/(script|style|default)-src [^;]*unsafe|script-src [^;]*\*/);
		expect(policy.includes("frame-src https://www.googletagmanager.com")).toBe(consent === "off");
		const untouched = (all: string) => all.split("; ").filter((part) => !/^(script|img|connect|frame)-src/.test(part));
		expect(untouched(policy)).toEqual(untouched(plain));
		expect(securityHeaders(true, embedderPolicyOf(origins))["Cross-Origin-Embedder-Policy"]).toBe("unsafe-none");
	}
	expect(pagePolicy(html, true, policyOrigins({ consent: "required" }))).toBe(plain);
	expect(embedderPolicyOf({})).toBe("require-corp");
});

test("forms may be sent to the configured address and to no other", () => {
	const policyFor = (API_BASE_URL: string) =>
		pagePolicy("", true, configuredOrigins(readConfig({ API_BASE_URL }).public));
	const elsewhere = policyFor("https://api.example/v1");
	expect(elsewhere).toContain("; form-action 'self' https://api.example; ");
	expect(elsewhere).toContain("; connect-src 'self' https://api.example; ");
	expect(policyFor("/backend")).toBe(pagePolicy("", true));
});

test("a page without scripts has nothing of other parties either", () => {
	const html =
		"<p>a</p><!--third-parties--><noscript><img></noscript><!--/third-parties--><script>b()</script><p>c</p>";
	expect(withoutScripts(html)).toBe("<p>a</p><p>c</p>");
});

test("HSTS is promised only where the site has https", () => {
	expect(securityHeaders(true)).toHaveProperty("Strict-Transport-Security");
	expect(securityHeaders(false)).not.toHaveProperty("Strict-Transport-Security");
});
