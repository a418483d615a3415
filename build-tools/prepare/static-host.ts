import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../facts/site/locales.ts";
import { pageKeys, pathOf } from "../../facts/site/pages.ts";
import { redirects } from "../../facts/site/redirects.ts";
import { cachePolicies } from "../../server/cache-policies.ts";
import type { PreparedTable } from "../../server/prepared-table.ts";
import { securityHeaders } from "../../server/security-headers.ts";

const paths = pageKeys.flatMap((key) => locales.map((locale) => pathOf(key, locale))).filter((path) => path !== "/");

/**
 * Each page a second time, as `<path>.html`. Hosts that find only a folder add a slash to the address, which our
 * redirects take away again, for ever; this file they hand out at the address without one.
 */
export async function writeFlatPages(client: string): Promise<void> {
	await Promise.all(paths.map((path) => copyFile(join(client, path, "index.html"), join(client, `${path}.html`))));
}

/** Redirects in the format that Netlify, Cloudflare Pages and others read from the folder. */
export function redirectsFile(): string {
	const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);
	// Hosts that add slashes by themselves would otherwise answer both forms.
	return [...lines, ...paths.map((path) => `${path}/ ${path} 308`), ""].join("\n");
}

/** Headers in the same hosts' format: the common ones for everything, then each page's own policy and each Markdown twin's page. */
export function headersFile(table: PreparedTable): string {
	const rule = (path: string, headers: Record<string, string>) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
	const pages = Object.entries(table.files)
		.filter(([, file]) => file.type.startsWith("text/html"))
		.map(([path, file]) => rule(path, { "Content-Security-Policy": file.policy }));
	const twins = Object.entries(table.files)
		.filter(([, file]) => file.type.startsWith("text/markdown"))
		.map(([path, file]) => rule(path, { "Content-Type": file.type, ...file.headers }));
	return [
		rule("/*", securityHeaders(table.https, table.embedder)),
		rule("/assets/*", { "Cache-Control": cachePolicies.immutable }),
		...pages,
		...twins,
		"",
	].join("\n\n");
}
