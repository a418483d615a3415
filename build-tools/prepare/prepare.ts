import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import pMap from "p-map";
import { createRequestHandler } from "react-router";
import type { PublicConfig } from "../../config/read-config.ts";
import { locales } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { cachePolicies, cachePolicyOf } from "../../server/cache-policies.ts";
import { type PreparedFile, type PreparedTable, tableFile } from "../../server/prepared-table.ts";
import { contextWith, type SiteBuild } from "../../server/renderer.ts";
import { createSecurityHeaders, embeddableHeaders, type SecurityHeaders } from "../../server/security-headers.ts";
import { editorFile } from "../editor/build-editor.ts";
import { writeMarkdownFiles } from "../markdown/write-markdown-files.ts";
import { compress } from "./compress.ts";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { keepAssets } from "./keep-assets.ts";
import { headersFile, redirectsFile, writeFlatPages } from "./static-host.ts";

/** Few enough at a time that a large site does not fill the memory. */
const inParallel = <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) =>
	pMap(items, work, { concurrency: 16 });

/**
 * The last step of the build. Turns React Router's output into answers that the server only has to hand out
 * (compressed, with their headers), and completes build/client so that a static host can serve it as it is.
 * Hashed files of `earlierBuild` are kept.
 */
export async function prepare(buildFolder: string, settings: PublicConfig, earlierBuild?: string): Promise<void> {
	const client = join(buildFolder, "client");
	const security = createSecurityHeaders(settings);
	await rm(join(client, ".vite"), { recursive: true, force: true });
	await removeOrphanStyles(client);
	await removeData(client);
	await keepAssets(buildFolder, earlierBuild);
	const markdownHeaders = await writeMarkdownFiles(client, settings.siteUrl);
	const names = (await readdir(client, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(client.length + 1)
				.replaceAll("\\", "/"),
		);

	await rm(join(buildFolder, "prepared"), { recursive: true, force: true });
	await mkdir(join(buildFolder, "prepared"), { recursive: true });
	const entries = await inParallel(names, async (name): Promise<[string, PreparedFile]> => {
		const ownHeaders = markdownHeaders.get(`/${name}`) ?? (name.startsWith("cards/") ? embeddableHeaders : {});
		return [pathOfFile(name), await prepareFile(buildFolder, name, security, ownHeaders)];
	});
	const files = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
	const table: PreparedTable = { settings: JSON.stringify(settings), files };
	await writeFile(join(buildFolder, tableFile), JSON.stringify(table));

	await writeNotFoundPages(buildFolder);
	await writeFlatPages(client);
	await writeFile(join(client, "_redirects"), redirectsFile());
	await writeFile(join(client, "_headers"), headersFile(table, security));
}

/**
 * The server's half of the build leaves its own copies of style sheets, under names that nothing uses. Scripts count
 * too: the manifest among them names the sheets of pages that are not prerendered.
 */
async function removeOrphanStyles(client: string): Promise<void> {
	const names = await readdir(client, { recursive: true });
	const used = new Set<string>();
	const users = names.filter((name) => /\.(html|js)$/.test(name));
	await inParallel(users, async (name) => {
		const text = await readFile(join(client, name), "utf8");
		for (const [sheet] of text.matchAll(/[\w.-]+\.css/g)) used.add(sheet);
	});
	const orphans = names.filter((name) => name.endsWith(".css") && !used.has(basename(name)));
	await inParallel(orphans, (name) => rm(join(client, name)));
}

/** The framework's data for client-side navigation, which this site does not use (docs/decisions/0017). */
async function removeData(client: string): Promise<void> {
	const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".data"));
	await inParallel(names, (name) => rm(join(client, name)));
}

function pathOfFile(name: string): string {
	return `/${name}`.replace(/\/index\.html$/, "") || "/";
}

async function prepareFile(
	buildFolder: string,
	name: string,
	security: SecurityHeaders,
	ownHeaders: Record<string, string>,
): Promise<PreparedFile> {
	const file = join("client", name);
	const body = await readFile(join(buildFolder, file));
	const type = contentTypeOf(name);
	const isPage = type.startsWith("text/html");
	// A page and its Markdown version share one address; Accept decides.
	const isNegotiated = isPage || type.startsWith("text/markdown");
	const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
	const prepared: PreparedFile = {
		etag,
		headers: {
			...(isPage ? policyOf(name, body.toString(), security) : security.file),
			"Content-Type": type,
			"Cache-Control": cachePolicies[cachePolicyOf(`/${name}`, isPage)],
			Vary: isNegotiated ? "Accept, Accept-Encoding" : "Accept-Encoding",
			...ownHeaders,
		},
		bodies: { identity: { file, bytes: body.length } },
	};
	if (!isCompressible(type)) return prepared;
	const smaller = await compress(body);
	for (const encoding of ["br", "gzip"] as const) {
		if (smaller[encoding].length >= body.length) continue;
		const packed = join("prepared", `${etag}.${encoding}`);
		await writeFile(join(buildFolder, packed), smaller[encoding]);
		prepared.bodies[encoding] = { file: packed, bytes: smaller[encoding].length };
	}
	return prepared;
}

function policyOf(name: string, html: string, security: SecurityHeaders): Record<string, string> {
	return name === editorFile ? security.editorPage : security.preparedPage(html);
}

/** Static hosts answer unknown paths with 404.html. It is the same for every path, so it has no scripts. */
async function writeNotFoundPages(buildFolder: string): Promise<void> {
	const build: SiteBuild = await import(pathToFileURL(join(buildFolder, "server/index.js")).href);
	const render = createRequestHandler(build, "production");
	for (const locale of locales) {
		const path = `${pathOf("home", locale)}/404`.replace("//", "/");
		const response = await render(new Request(`http://localhost${path}`), contextWith(build, { scripts: false }));
		await writeFile(join(buildFolder, "client", `${path}.html`), await response.text());
	}
}
