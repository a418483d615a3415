import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { iconFile, iconSizes } from "../../app/resources/icon-sizes.ts";

/** Draws the icon in every size. After changing public/favicon.svg, run: node build-tools/icons/make-icons.ts */
const folder = new URL("../../public/", import.meta.url);
const mark = readFileSync(new URL("favicon.svg", folder));

/** The drawing is 32 units wide; the density makes every line fall on whole pixels before it is scaled. */
const drawn = (size: number) =>
	sharp(mark, { density: (72 * size) / 32 })
		.resize(size, size)
		.png({ compressionLevel: 9, palette: true })
		.toBuffer();

for (const size of iconSizes) writeFileSync(new URL(iconFile(size), folder), await drawn(size));
writeFileSync(new URL("favicon.ico", folder), iconOf(await drawn(32), 32));

/** An .ico that holds one PNG: a header of six bytes, an entry of sixteen, the picture. */
function iconOf(png: Buffer, size: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(1, 4);
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10);
	header.writeUInt16LE(32, 12);
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}
