import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed as small as can be, once, at build time. */
export async function compress(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
	const [br, gzipped] = await Promise.all([
		brotli(body, {
			params: {
				[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			},
		}),
		zip(body, { level: constants.Z_BEST_COMPRESSION }),
	]);
	return { br, gzip: gzipped };
}
