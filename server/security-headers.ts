import { createHash } from "node:crypto";
import { apiOriginOf } from "../config/editor-backend.ts";
import type { PublicConfig } from "../config/read-config.ts";
import { type PolicyOrigins, policyOrigins } from "../facts/site/integrations.ts";

type Headers = Record<string, string>;

/** Every security header that the site sends. Made once from the settings, by the build and by the server alike. */
export type SecurityHeaders = {
	/** Sent with everything; pages and files add their Content-Security-Policy. */
	common: Headers;
	/** For everything that is not a page: nothing in it may run, wherever it is shown. */
	file: Headers;
	/** For a page of the build: its inline scripts are allowed by their hashes. */
	preparedPage(html: string): Headers;
	/**
	 * For a page that is rendered on request: only inline scripts with the nonce, if there is one. Hashes would also allow
	 * a script that somebody managed to inject.
	 */
	renderedPage(nonce?: string): Headers;
	/** For the studio's editor, which loads nothing from elsewhere and talks to the repository's host alone. */
	editorPage: Headers;
};

/** For a page whose address contains a secret. */
export const secretPageHeaders = { "Referrer-Policy": "no-referrer" };

/** For pictures that other sites show beside a link. */
export const embeddableHeaders = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Keeps an answer out of search engines. */
export const unlistedHeaders = { "X-Robots-Tag": "noindex" };

export function addHeaders(response: Response, added: Headers): Response {
	for (const [name, value] of Object.entries(added)) response.headers.set(name, value);
	return response;
}

export function createSecurityHeaders(settings: PublicConfig): SecurityHeaders {
	const https = settings.siteUrl.startsWith("https:");
	const origins = configuredOrigins(settings);
	const common = commonHeaders(https ? hstsValues[settings.hsts] : undefined, origins);
	const withPolicy = (directives: Headers) => ({
		...common,
		"Content-Security-Policy": serializePolicy(directives, https),
	});
	return {
		common,
		file: withPolicy({
			"default-src": "'none'",
			"form-action": "'none'",
			"frame-ancestors": "'none'",
			"base-uri": "'none'",
		}),
		preparedPage: (html) => withPolicy(pageDirectives(scriptHashes(html), origins)),
		renderedPage: (nonce) => withPolicy(pageDirectives(nonce ? [`'nonce-${nonce}'`] : [], origins)),
		editorPage: {
			...withPolicy(editorDirectives(settings.editor ? [apiOriginOf(settings.editor)] : [])),
			// The sign-in popup reports back through window.opener, which same-origin would cut off.
			"Cross-Origin-Opener-Policy": "unsafe-none",
			"X-Robots-Tag": "noindex, nofollow",
		},
	};
}

/** Origins that pages load from or send to: those of the configured integrations, and of the forms' API. */
function configuredOrigins({ integrations, apiBaseUrl }: PublicConfig): PolicyOrigins {
	const loaded = policyOrigins(integrations);
	if (!URL.canParse(apiBaseUrl)) return loaded;
	const { origin } = new URL(apiBaseUrl);
	return { ...loaded, "connect-src": [...(loaded["connect-src"] ?? []), origin], "form-action": [origin] };
}

const hstsValues = {
	host: "max-age=63072000",
	subdomains: "max-age=63072000; includeSubDomains",
	preload: "max-age=63072000; includeSubDomains; preload",
} as const;

function commonHeaders(hsts: string | undefined, origins: PolicyOrigins): Headers {
	return {
		// Third-party scripts and images do not all allow being embedded under require-corp.
		"Cross-Origin-Embedder-Policy": Object.keys(origins).length > 0 ? "unsafe-none" : "require-corp",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
		...(hsts ? { "Strict-Transport-Security": hsts } : {}),
	};
}

function pageDirectives(scripts: readonly string[], origins: PolicyOrigins): Headers {
	const join = (directive: keyof PolicyOrigins, ...sources: string[]) =>
		[...sources, ...(origins[directive] ?? [])].join(" ");
	return {
		// Not 'none': browsers check prefetched pages against default-src.
		"default-src": "'self'",
		"script-src": join("script-src", "'self'", ...scripts),
		"style-src": "'self'",
		// Components pass numbers to CSS as custom properties in style attributes (docs/decisions/0005).
		"style-src-attr": "'unsafe-inline'",
		"img-src": join("img-src", "'self'", "data:"),
		"font-src": "'self'",
		"connect-src": join("connect-src", "'self'"),
		"frame-src": join("frame-src") || "'none'",
		"media-src": "'none'",
		"object-src": "'none'",
		"worker-src": "'none'",
		"manifest-src": "'self'",
		"form-action": join("form-action", "'self'"),
		"frame-ancestors": "'none'",
		"base-uri": "'none'",
	};
}

function editorDirectives(api: readonly string[]): Headers {
	return {
		"default-src": "'none'",
		"script-src": "'self'",
		// Sveltia CMS injects <style> elements.
		"style-src": "'self' 'unsafe-inline'",
		"img-src": "'self' blob: data:",
		"font-src": "'self'",
		"connect-src": ["'self'", "blob:", "data:", ...api].join(" "),
		"worker-src": "'self'",
		"form-action": "'none'",
		"frame-ancestors": "'none'",
		"base-uri": "'none'",
	};
}

/** Inline scripts that a browser may run, now or when the boot script starts them; JSON data does not count. */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;

function scriptHashes(html: string): string[] {
	const hashes = [...html.matchAll(inlineScript)].map(([, text = ""]) => {
		return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	});
	return [...new Set(hashes)];
}

function serializePolicy(directives: Headers, https: boolean): string {
	const parts = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
	return [...parts, ...(https ? ["upgrade-insecure-requests"] : [])].join("; ");
}
