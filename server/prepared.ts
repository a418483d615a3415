import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { cachePolicies } from "./cache-policies.ts";
import { type Encoding, type PreparedBody, type PreparedTable, tableFile } from "./prepared-table.ts";
import { securityHeaders } from "./security-headers.ts";

/** Larger bodies are read from disk for each request, so that memory does not grow with the pictures. */
const largestInMemory = 512 * 1024;

type Variant = { etag: string; headers: string[]; body: Buffer | { file: string } };
type Answer = Partial<Record<Encoding, Variant>> & { identity: Variant };

/** Everything the build prepared, ready to be written to a socket. */
export type Prepared = { settings: string; has(path: string): boolean; answer(path: string): Answer | undefined };

export async function loadPrepared(buildFolder: string): Promise<Prepared> {
	const table: PreparedTable = JSON.parse(await readFile(join(buildFolder, tableFile), "utf8"));
	const common = securityHeaders(table.https, table.embedder);
	const answers = new Map<string, Answer>();
	for (const [path, file] of Object.entries(table.files)) {
		const variant = async (encoding: Encoding, { file: name, bytes }: PreparedBody): Promise<Variant> => {
			const etag = `"${file.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
			const headers = [
				...Object.entries({ ...common, ...file.headers }).flat(),
				...["Content-Security-Policy", file.policy],
				...["Content-Type", file.type],
				...["Cache-Control", cachePolicies[file.cache]],
				...["Vary", isNegotiated(file.type) ? "Accept, Accept-Encoding" : "Accept-Encoding"],
				...["ETag", etag],
				...["Content-Length", String(bytes)],
				...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
			];
			const onDisk = join(buildFolder, name);
			return { etag, headers, body: bytes > largestInMemory ? { file: onDisk } : await readFile(onDisk) };
		};
		const { identity, br, gzip } = file.bodies;
		const answer: Answer = { identity: await variant("identity", identity) };
		if (br) answer.br = await variant("br", br);
		if (gzip) answer.gzip = await variant("gzip", gzip);
		answers.set(path, answer);
	}
	return {
		settings: table.settings,
		has: (path) => answers.has(path),
		answer: (path) => answers.get(path),
	};
}

/** A page and its Markdown twin answer at one address, as the client wishes. */
const isNegotiated = (type: string) => /^text\/(html|markdown)/.test(type);

export function sendPrepared(
	answer: Answer,
	request: IncomingMessage,
	response: ServerResponse,
	extra: string[],
): void {
	const variant = pickVariant(answer, request.headers["accept-encoding"] ?? "");
	if (isFresh(request.headers["if-none-match"], variant.etag)) {
		response.writeHead(304, [...withoutBodyHeaders(variant.headers), ...extra]).end();
		return;
	}
	response.writeHead(200, [...variant.headers, ...extra]);
	if (request.method === "HEAD") response.end();
	else if (Buffer.isBuffer(variant.body)) response.end(variant.body);
	else {
		const stream = createReadStream(variant.body.file);
		stream.on("error", () => response.destroy());
		response.on("close", () => stream.destroy());
		stream.pipe(response);
	}
}

/** The smallest body that the client says it understands; `;q=0` says that it does not. */
function pickVariant(answer: Answer, accepted: string): Variant {
	const understands = (encoding: string) =>
		new RegExp(`(^|,)\\s*${encoding}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, "i");
	if (answer.br && understands("br").test(accepted)) return answer.br;
	if (answer.gzip && understands("(?:gzip|x-gzip)").test(accepted)) return answer.gzip;
	return answer.identity;
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function withoutBodyHeaders(headers: string[]): string[] {
	return headers.filter(
		(_, position) => !/^content-(length|encoding|type)$/i.test(headers[position - (position % 2)] ?? ""),
	);
}
