import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { pagePaths } from "../../facts/site/pages.ts";
import { redirects } from "../../facts/site/redirects.ts";
import { cachePolicies } from "../../server/cache-policies.ts";
import type { PreparedTable } from "../../server/prepared-table.ts";
import { embeddableHeaders, type SecurityHeaders } from "../../server/security-headers.ts";

const openerPolicy = "Cross-Origin-Opener-Policy";
const resourcePolicy = "Cross-Origin-Resource-Policy";

const paths = pagePaths().filter((path) => path !== "/");

/**
 * Each page also as `<path>.html`: a host that has only the folder would add a slash, which our redirects remove, in a
 * loop.
 */
export async function writeFlatPages(client: string): Promise<void> {
	await Promise.all(paths.map((path) => copyFile(join(client, path, "index.html"), join(client, `${path}.html`))));
}

/** Redirects in the format that Netlify, Cloudflare Pages and others read from the folder. */
export function redirectsFile(): string {
	const lines = redirects.map(({ from, to }) => `${from} ${to} 301`);
	// Hosts that add slashes by themselves would otherwise answer both forms.
	return [...lines, ...paths.map((path) => `${path}/ ${path} 308`), ""].join("\n");
}

/** Headers in the same format: the common ones for everything, then each page's policy and each Markdown file's own. */
export function headersFile(table: PreparedTable, security: SecurityHeaders): string {
	const rule = (path: string, headers: Record<string, string>) =>
		[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
	const rulesFor = (type: string, names: readonly string[]) =>
		Object.entries(table.files)
			.filter(([, { headers }]) => headers["Content-Type"]?.startsWith(type))
			.map(([path, { headers }]) =>
				rule(path, Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))),
			);
	// Hosts join the values of two rules, so headers that differ (for the editor, for cards) are named by path.
	const { [openerPolicy]: _, [resourcePolicy]: sameOrigin = "", ...common } = security.common;
	return [
		rule("/*", common),
		rule("/assets/*", { "Cache-Control": cachePolicies.immutable, [resourcePolicy]: sameOrigin }),
		rule("/cards/*", embeddableHeaders),
		...rulesFor("text/html", ["Content-Security-Policy", openerPolicy, resourcePolicy, "X-Robots-Tag"]),
		...rulesFor("text/markdown", ["Content-Type", "Content-Location", "Link", resourcePolicy, "X-Robots-Tag"]),
		"",
	].join("\n\n");
}
