import { createHash } from "node:crypto";
import { access, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
	type Encoding,
	type PreparedBody,
	type PreparedFile,
	type PreparedTable,
	tableFile,
} from "./prepared-table.ts";

/** One body with its headers, and the headers of a 304. */
type Variant = { etag: string; headers: readonly string[]; notModified: readonly string[]; body: Buffer };

export type PreparedResponse = { status: number; identity: Variant; br?: Variant; gzip?: Variant };
export type PreparedResponses = ReadonlyMap<string, PreparedResponse>;

/** Reads everything that the build prepared into memory, by path: from here on the build on disk may be replaced. */
export async function loadPrepared(buildFolder: string): Promise<{ settings: string; responses: PreparedResponses }> {
	const exists = await access(buildFolder).then(
		() => true,
		() => false,
	);
	if (!exists) throw new Error("There is no build yet. Make one first: npm run build");
	try {
		const table: PreparedTable = JSON.parse(await readFile(join(buildFolder, tableFile), "utf8"));
		const responses = new Map<string, PreparedResponse>();
		for (const [path, file] of Object.entries(table.files)) responses.set(path, await loadResponse(buildFolder, file));
		return { settings: table.settings, responses };
	} catch (error) {
		throw incompleteBuildError(error);
	}
}

export function incompleteBuildError(cause: unknown): Error {
	const reason = cause instanceof Error ? cause.message : String(cause);
	return new Error(`The build is not complete: ${reason}. Build again: npm run build`, { cause });
}

async function loadResponse(buildFolder: string, { etag, headers, bodies }: PreparedFile): Promise<PreparedResponse> {
	const load = async (encoding: Encoding, body: PreparedBody) =>
		createVariant(encoding, await readBody(buildFolder, body), etag, headers);
	return {
		status: 200,
		identity: await load("identity", bodies.identity),
		...(bodies.br && { br: await load("br", bodies.br) }),
		...(bodies.gzip && { gzip: await load("gzip", bodies.gzip) }),
	};
}

async function readBody(buildFolder: string, { file, bytes }: PreparedBody): Promise<Buffer> {
	const body = await readFile(join(buildFolder, file));
	if (body.length !== bytes) throw new Error(`${file} has ${body.length} bytes instead of ${bytes}`);
	return body;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Much faster than the build's setting, and nearly as small. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Prepares a response that was rendered on request. */
export async function prepareResponse(
	status: number,
	headers: Record<string, string>,
	body: Buffer,
): Promise<PreparedResponse> {
	const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
	const [br, gzipped] = await Promise.all([compressBrotli(body, quickBrotli), compressGzip(body)]);
	return {
		status,
		identity: createVariant("identity", body, tag, headers),
		br: createVariant("br", br, tag, headers),
		gzip: createVariant("gzip", gzipped, tag, headers),
	};
}

function createVariant(encoding: Encoding, body: Buffer, tag: string, headers: Record<string, string>): Variant {
	const etag = `"${tag}${encoding === "identity" ? "" : `-${encoding}`}"`;
	const notModified = [...Object.entries(headers).flat(), "ETag", etag];
	return {
		etag,
		notModified,
		headers: [
			...notModified,
			...["Content-Length", String(body.length)],
			...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
		],
		body,
	};
}

export function sendPrepared(
	prepared: PreparedResponse,
	request: IncomingMessage,
	response: ServerResponse,
	extraHeaders: readonly string[],
): void {
	const variant = chooseVariant(prepared, request.headers["accept-encoding"]);
	if (prepared.status === 200 && matchesETag(request.headers["if-none-match"], variant.etag)) {
		response.writeHead(304, variant.notModified.concat(extraHeaders)).end();
		return;
	}
	response.writeHead(prepared.status, variant.headers.concat(extraHeaders));
	response.end(request.method === "HEAD" ? undefined : variant.body);
}

const acceptsBrotli = accepts("br");
const acceptsGzip = accepts("(?:gzip|x-gzip)");

/** `;q=0` means that the client does not accept an encoding. */
function accepts(encoding: string): RegExp {
	return new RegExp(`(^|,)\\s*${encoding}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, "i");
}

/** The smallest body that the client accepts. */
function chooseVariant(prepared: PreparedResponse, accepted = ""): Variant {
	if (prepared.br && acceptsBrotli.test(accepted)) return prepared.br;
	if (prepared.gzip && acceptsGzip.test(accepted)) return prepared.gzip;
	return prepared.identity;
}

function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
	return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
