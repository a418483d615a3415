import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Part of every kept file's name. */
const quality = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION } as const;

/** Gives what was made before under that name, or makes it and keeps it. */
export type Keep = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Compressed as small as can be, at build time; what did not change since the last build costs nothing. */
export async function compress(body: Buffer, keep: Keep): Promise<{ br: Buffer; gzip: Buffer }> {
	const hash = createHash("sha256").update(JSON.stringify(quality)).update(body).digest("base64url").slice(0, 22);
	const kept = (encoding: keyof typeof quality, make: () => Promise<Buffer>) =>
		keep(join("compressed", `${hash}.${encoding}`), make);
	const [br, gzipped] = await Promise.all([
		kept("br", () =>
			brotli(body, {
				params: {
					[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
					[constants.BROTLI_PARAM_QUALITY]: quality.br,
					[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
				},
			}),
		),
		kept("gzip", () => zip(body, { level: quality.gzip })),
	]);
	return { br, gzip: gzipped };
}
