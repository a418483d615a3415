import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type AvifOptions, type JpegOptions } from "sharp";
import {
	addressOf,
	type PictureFormat,
	type PictureSource,
	pictureFormats,
	widthsOf,
} from "../../app/ui/picture/variants.ts";
import { cachedFile, cachedPath, cachePathOf } from "../build-cache.ts";

// One thread for each picture: the build encodes as many pictures at a time as there are cores.
sharp.concurrency(1);

/** By eye on our own renders, and by the clock: docs/decisions/0007. They are part of every file's hash. */
export const encoders = {
	avif: { quality: 58, effort: 1, chromaSubsampling: "4:4:4" } satisfies AvifOptions,
	jpg: { quality: 80 } satisfies JpegOptions,
} as const;

/** One file that is to be made: an original in one width and format. */
export type Variant = { original: string; format: PictureFormat; width: number; address: string };

export function variantsOf(source: PictureSource, original: string): Variant[] {
	return pictureFormats.flatMap((format) =>
		widthsOf(source, format).map((width) => ({ original, format, width, address: addressOf(source, format, width) })),
	);
}

export const isEncoded = (variant: Variant) => existsSync(cachePathOf(nameOf(variant)));

/** The encoded file, from the cache where the picture did not change. */
export function encoded(variant: Variant): Promise<Buffer> {
	return cachedFile(nameOf(variant), () => encode(variant));
}

/** Puts the encoded file there; a copy takes no memory. */
export async function copyEncoded(variant: Variant, file: string): Promise<void> {
	await copyFile(await cachedPath(nameOf(variant), () => encode(variant)), file);
}

const nameOf = ({ address }: Variant) => join("pictures", basename(address));

/** One variant, made anew. */
export function encode({ original, format, width }: Variant): Promise<Buffer> {
	// Cameras note which side is up; sharp converts to sRGB and drops all metadata, such as where a photograph was taken.
	const image = sharp(original).autoOrient().resize({ width });
	return (format === "jpg" ? image.jpeg(encoders.jpg) : image[format](encoders[format])).toBuffer();
}
