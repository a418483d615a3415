import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cachedFile } from "../build-cache.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Part of every cached file's name. */
const quality = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION } as const;

/** Compresses as far as possible. Files that did not change since an earlier build come from the cache. */
export async function compress(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
	const hash = createHash("sha256").update(JSON.stringify(quality)).update(body).digest("base64url").slice(0, 22);
	const cached = (encoding: keyof typeof quality, make: () => Promise<Buffer>) =>
		cachedFile(join("compressed", `${hash}.${encoding}`), make);
	const [br, gzipped] = await Promise.all([
		cached("br", () =>
			brotli(body, {
				params: {
					[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
					[constants.BROTLI_PARAM_QUALITY]: quality.br,
					[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
				},
			}),
		),
		cached("gzip", () => zip(body, { level: quality.gzip })),
	]);
	return { br, gzip: gzipped };
}
