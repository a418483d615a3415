import { access, type FileHandle, open, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline, Readable } from "node:stream";
import { cachePolicies } from "./cache-policies.ts";
import { type Encoding, type PreparedBody, type PreparedTable, tableFile } from "./prepared-table.ts";
import { securityHeaders } from "./security-headers.ts";

/** Larger bodies are read from disk for each request, so that memory does not grow with the pictures. */
const largestInMemory = 512 * 1024;

/** A file that stays open: it can be read for as long as we run, also when the build on the disk is replaced. */
type OpenFile = { handle: FileHandle; bytes: number };

/** One body with everything that goes before it. `unchanged` are the headers of a 304. */
export type Variant = {
	etag: string;
	headers: readonly string[];
	unchanged: readonly string[];
	body: Buffer | OpenFile;
};
export type Answer = Partial<Record<Encoding, Variant>> & { identity: Variant };
export type Answers = ReadonlyMap<string, Answer>;

/** Everything the build prepared, ready to be written to a socket. */
export type Prepared = { settings: string; answers: Answers };

export async function loadPrepared(buildFolder: string): Promise<Prepared> {
	try {
		const table = await readTable(buildFolder);
		return { settings: table.settings, answers: await loadAnswers(buildFolder, table, () => true) };
	} catch (error) {
		const isThere = await access(buildFolder).then(
			() => true,
			() => false,
		);
		throw isThere ? halfABuild(error) : new Error(noBuild, { cause: error });
	}
}

/**
 * The files of a build whose names hold a hash of their content, without those that are known. They cannot change, so
 * they can be answered beside another build: pages that were loaded before it still ask for them.
 */
export async function loadAssets(buildFolder: string, known: Answers): Promise<Answers> {
	const table = await readTable(buildFolder);
	return loadAnswers(buildFolder, table, (path) => path.startsWith("/assets/") && !known.has(path));
}

async function readTable(buildFolder: string): Promise<PreparedTable> {
	return JSON.parse(await readFile(join(buildFolder, tableFile), "utf8"));
}

async function loadAnswers(
	buildFolder: string,
	table: PreparedTable,
	wanted: (path: string) => boolean,
): Promise<Answers> {
	const common = securityHeaders(table.https, table.embedder);
	const answers = new Map<string, Answer>();
	for (const [path, file] of Object.entries(table.files)) {
		if (!wanted(path)) continue;
		const variant = async (encoding: Encoding, body: PreparedBody): Promise<Variant> => {
			const etag = `"${file.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
			const unchanged = [
				...Object.entries({ ...common, ...file.headers }).flat(),
				...["Content-Security-Policy", file.policy],
				...["Cache-Control", cachePolicies[file.cache]],
				...["Vary", isNegotiated(file.type) ? "Accept, Accept-Encoding" : "Accept-Encoding"],
				...["ETag", etag],
			];
			const headers = [
				...unchanged,
				...["Content-Type", file.type],
				...["Content-Length", String(body.bytes)],
				...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
			];
			return { etag, headers, unchanged, body: await loadBody(buildFolder, body) };
		};
		const { identity, br, gzip } = file.bodies;
		const answer: Answer = { identity: await variant("identity", identity) };
		if (br) answer.br = await variant("br", br);
		if (gzip) answer.gzip = await variant("gzip", gzip);
		answers.set(path, answer);
	}
	return answers;
}

/** Half a copy of a build must not be served: sizes are compared with what the build wrote down. */
async function loadBody(buildFolder: string, { file, bytes }: PreparedBody): Promise<Variant["body"]> {
	const path = join(buildFolder, file);
	if (bytes <= largestInMemory) {
		const body = await readFile(path);
		if (body.length !== bytes) throw otherSize(file, body.length, bytes);
		return body;
	}
	const handle = await open(path);
	const { size } = await handle.stat();
	if (size === bytes) return { handle, bytes };
	await handle.close();
	throw otherSize(file, size, bytes);
}

const otherSize = (file: string, found: number, expected: number) =>
	new Error(`${file} has ${found} bytes instead of ${expected}`);

/** Says what is missing: whoever copied the build looks there first. */
export function halfABuild(cause: unknown): Error {
	const what = cause instanceof Error ? cause.message : String(cause);
	return new Error(`The build is not complete: ${what}. Build again: npm run build`, { cause });
}

const noBuild = "There is no build yet. Make one first: npm run build";

export const isMissing = (error: unknown): boolean =>
	error instanceof Error && "code" in error && error.code === "ENOENT";

/** A page and its Markdown twin answer at one address, as the client wishes. */
const isNegotiated = (type: string) => /^text\/(html|markdown)/.test(type);

export function sendPrepared(
	answer: Answer,
	request: IncomingMessage,
	response: ServerResponse,
	extra: readonly string[],
): void {
	const variant = pickVariant(answer, request.headers["accept-encoding"]);
	if (isFresh(request.headers["if-none-match"], variant.etag)) {
		response.writeHead(304, [...variant.unchanged, ...extra]).end();
		return;
	}
	response.writeHead(200, [...variant.headers, ...extra]);
	if (request.method === "HEAD") response.end();
	else if (Buffer.isBuffer(variant.body)) response.end(variant.body);
	else sendFile(variant.body, response);
}

function sendFile(file: OpenFile, response: ServerResponse): void {
	// A client that goes away ends the reading; a disk that fails ends the connection, since the headers are out.
	pipeline(Readable.from(partsOf(file)), response, (error) => error && response.destroy());
}

/** Reads by position, so that any number of answers can share the file. */
async function* partsOf({ handle, bytes }: OpenFile): AsyncGenerator<Buffer> {
	for (let at = 0; at < bytes; ) {
		const part = Buffer.allocUnsafe(Math.min(64 * 1024, bytes - at));
		const { bytesRead } = await handle.read(part, 0, part.length, at);
		if (bytesRead === 0) throw new Error("a prepared file became shorter");
		at += bytesRead;
		yield part.subarray(0, bytesRead);
	}
}

const understandsBrotli = understands("br");
const understandsGzip = understands("(?:gzip|x-gzip)");

/** `;q=0` says that an encoding is not understood. */
function understands(encoding: string): RegExp {
	return new RegExp(`(^|,)\\s*${encoding}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, "i");
}

/** The smallest body that the client says it understands. */
export function pickVariant(answer: Answer, accepted = ""): Variant {
	if (answer.br && understandsBrotli.test(accepted)) return answer.br;
	if (answer.gzip && understandsGzip.test(accepted)) return answer.gzip;
	return answer.identity;
}

export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	if (ifNoneMatch === etag) return true;
	return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
