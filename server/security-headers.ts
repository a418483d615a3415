import { createHash } from "node:crypto";
import type { PublicConfig } from "../config/read-config.ts";
import { type PolicyOrigins, policyOrigins } from "../facts/site/integrations.ts";

/** Scripts inside the HTML that the browser may run: classic, module, and those that the boot script starts later. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** One hash for each script inside a page, as the Content-Security-Policy wants them. */
export function inlineScriptHashes(html: string): string[] {
	return hashesOf(html, inlineScript);
}

function hashesOf(html: string, element: RegExp): string[] {
	const hashes = [...html.matchAll(element)].map(([, text = ""]) => {
		return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	});
	return [...new Set(hashes)];
}

/** Everything elsewhere that pages load from or send to: what the configured integrations need, and where forms go. */
export function configuredOrigins({ integrations, apiBaseUrl }: PublicConfig): PolicyOrigins {
	const loaded = policyOrigins(integrations);
	if (!URL.canParse(apiBaseUrl)) return loaded;
	const { origin } = new URL(apiBaseUrl);
	return { ...loaded, "connect-src": [...(loaded["connect-src"] ?? []), origin], "form-action": [origin] };
}

/**
 * What a page may load: everything from this site, scripts and styles inside it only by their hash, and what is
 * configured to come from or go elsewhere.
 */
export function pagePolicy(html: string, https: boolean, origins: PolicyOrigins = {}): string {
	const also = (directive: keyof PolicyOrigins, ...sources: string[]) =>
		[...sources, ...(origins[directive] ?? [])].join(" ");
	return policy(
		{
			// What has no name of its own here is a page that is fetched ahead: browsers look for that nowhere else.
			"default-src": "'self'",
			"script-src": also("script-src", "'self'", ...inlineScriptHashes(html)),
			"style-src": ["'self'", ...hashesOf(html, inlineStyle)].join(" "),
			// Parts hand numbers to their style sheets as custom properties in style attributes (docs/decisions/0005).
			"style-src-attr": "'unsafe-inline'",
			"img-src": also("img-src", "'self'", "data:"),
			"font-src": "'self'",
			"connect-src": also("connect-src", "'self'"),
			"frame-src": also("frame-src") || "'none'",
			"media-src": "'none'",
			"object-src": "'none'",
			"worker-src": "'none'",
			"manifest-src": "'self'",
			"form-action": also("form-action", "'self'"),
			"frame-ancestors": "'none'",
			"base-uri": "'none'",
		},
		https,
	);
}

/** For everything that is not a page: nothing may run, wherever it is shown. */
export function filePolicy(https: boolean): string {
	return policy(
		{ "default-src": "'none'", "form-action": "'none'", "frame-ancestors": "'none'", "base-uri": "'none'" },
		https,
	);
}

function policy(directives: Record<string, string>, https: boolean): string {
	const parts = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
	return [...parts, ...(https ? ["upgrade-insecure-requests"] : [])].join("; ");
}

export type EmbedderPolicy = "require-corp" | "unsafe-none";

/** Scripts and images of others do not all say that they may be embedded, and their frames never do. */
export function embedderPolicyOf(origins: PolicyOrigins): EmbedderPolicy {
	return Object.keys(origins).length > 0 ? "unsafe-none" : "require-corp";
}

/** Sent with every answer, whatever it is; the Content-Security-Policy comes on top. */
export function securityHeaders(https: boolean, embedder: EmbedderPolicy = "require-corp"): Record<string, string> {
	return {
		"Cross-Origin-Embedder-Policy": embedder,
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
		...(https ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload" } : {}),
	};
}

/** All headers of security for an answer that is not a page. */
export function fileSecurityHeaders(https: boolean): Record<string, string> {
	return { ...securityHeaders(https), "Content-Security-Policy": filePolicy(https) };
}
