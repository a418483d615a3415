import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import type { Pixels } from "./rasterise.ts";

const compress = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const colourType = { rgb: 2 } as const;
/** Each row as its difference from the row above. */
const filterUp = 2;

/** Pixels as PNG (RFC 2083). Compression runs outside the main thread. */
export async function writePng({ width, height, data }: Pixels): Promise<Buffer<ArrayBuffer>> {
	const stride = width * 3;
	const rows = new Uint8Array((stride + 1) * height);
	for (let row = 0; row < height; row += 1) {
		const start = row * (stride + 1);
		rows[start] = filterUp;
		for (let at = 0; at < stride; at += 1) {
			const from = row * stride + at;
			rows[start + 1 + at] = (data[from] ?? 0) - (row > 0 ? (data[from - stride] ?? 0) : 0);
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, colourType.rgb, 0, 0, 0], 8);
	const chunks = [chunk("IHDR", header), chunk("IDAT", await compress(rows)), chunk("IEND", Buffer.alloc(0))];
	return Buffer.concat([signature, ...chunks]);
}

function chunk(name: string, body: Buffer): Buffer {
	const content = Buffer.concat([Buffer.from(name, "latin1"), body]);
	const frame = Buffer.alloc(4);
	frame.writeUInt32BE(body.length);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(content));
	return Buffer.concat([frame, content, check]);
}
