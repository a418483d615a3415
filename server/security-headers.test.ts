import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineScriptHashes, pagePolicy, securityHeaders } from "./security-headers.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("every script inside a page is allowed by its hash, files and data are not hashed", () => {
	const html =
		'<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><script type="text/plain" data-hydrate="">b()</script><script>a()</script>';
	expect(inlineScriptHashes(html)).toEqual([hashOf("a()"), hashOf("b()")]);
});

test("the policy starts from nothing and allows no unsafe script", () => {
	const policy = pagePolicy("<script>a()</script>", true);
	expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; /);
	expect(policy).not.toMatch(/(script|style|default)-src [^;]*unsafe/);
	for (const directive of ["form-action", "frame-ancestors", "base-uri"]) expect(policy).toContain(`${directive} '`);
});

test("HSTS is promised only where the site has https", () => {
	expect(securityHeaders(true)).toHaveProperty("Strict-Transport-Security");
	expect(securityHeaders(false)).not.toHaveProperty("Strict-Transport-Security");
});
