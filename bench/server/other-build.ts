import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type PreparedFile, type PreparedTable, tableFile } from "../../server/prepared-table.ts";

/**
 * Copies a build and gives one style sheet, which every page names, another name: what a change of that sheet would
 * do, without the minutes of a real build.
 */
export function makeOtherBuild(from: string, to: string, mark: string): void {
	cpSync(from, to, { recursive: true });
	const table: PreparedTable = JSON.parse(readFileSync(join(to, tableFile), "utf8"));
	const pages = Object.values(table.files).filter(({ type }) => type.startsWith("text/html"));
	const home = readFileSync(join(to, table.files["/"]?.bodies.identity.file ?? ""), "utf8");
	const [sheet = ""] = /\/assets\/[\w.-]+\.css/.exec(home) ?? [];
	const other = sheet.replace(/(-other\w+)?\.css$/, `-other${mark}.css`);
	const file = table.files[sheet];
	if (!file || sheet === other) throw new Error("The build's home page names no style sheet.");
	renameSync(join(to, "client", sheet), join(to, "client", other));
	file.bodies.identity.file = join("client", other);
	delete table.files[sheet];
	table.files[other] = file;
	for (const page of pages) rewrite(to, page, sheet, other);
	writeFileSync(join(to, tableFile), JSON.stringify(table));
}

function rewrite(build: string, page: PreparedFile, sheet: string, other: string): void {
	const { identity, br, gzip } = page.bodies;
	const html = Buffer.from(readFileSync(join(build, identity.file), "utf8").replaceAll(sheet, other));
	page.etag = createHash("sha256").update(html).digest("base64url").slice(0, 22);
	const write = (body: { file: string; bytes: number } | undefined, bytes: Buffer) => {
		if (!body) return;
		writeFileSync(join(build, body.file), bytes);
		body.bytes = bytes.length;
	};
	write(identity, html);
	write(br, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }));
	write(gzip, gzipSync(html, { level: 1 }));
}
