import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import sharp, { type AvifOptions, type JpegOptions, type WebpOptions } from "sharp";
import { addressOf, type PictureFormat, type PictureSource, pictureFormats, widthsOf } from "./variants.ts";

/** By eye on our own renders, and by the clock: docs/decisions/0007. They are part of every file's hash. */
export const encoders = {
	avif: { quality: 58, effort: 2, chromaSubsampling: "4:4:4" } satisfies AvifOptions,
	webp: { quality: 80, effort: 4 } satisfies WebpOptions,
	jpg: { quality: 82, mozjpeg: true } satisfies JpegOptions,
} as const;

/** Outside node_modules, so that a fresh install does not lose it. */
const cache = resolve(".cache/pictures");

/** One file that is to be made: an original in one width and format. */
export type Variant = { original: string; format: PictureFormat; width: number; address: string };

export function variantsOf(source: PictureSource, original: string): Variant[] {
	return pictureFormats.flatMap((format) =>
		widthsOf(source, format).map((width) => ({ original, format, width, address: addressOf(source, format, width) })),
	);
}

export const isEncoded = (variant: Variant) => existsSync(keptAt(variant));

/** The encoded file; made once and kept by what it is made from, so that an unchanged picture costs nothing. */
export async function encoded(variant: Variant): Promise<Buffer> {
	return (await readKept(variant)) ?? (await inTurn(() => encode(variant)));
}

const keptAt = ({ address }: Variant) => join(cache, basename(address));

async function readKept(variant: Variant): Promise<Buffer | undefined> {
	try {
		return await readFile(keptAt(variant));
	} catch {
		return undefined;
	}
}

async function encode(variant: Variant): Promise<Buffer> {
	const { original, format, width } = variant;
	const image = sharp(original).resize({ width });
	const body = await (format === "jpg" ? image.jpeg(encoders.jpg) : image[format](encoders[format])).toBuffer();
	const kept = keptAt(variant);
	// Two builds may be at it: a file appears whole or not at all.
	const unfinished = `${kept}.${process.pid}`;
	await mkdir(cache, { recursive: true });
	await writeFile(unfinished, body);
	await rename(unfinished, kept);
	return body;
}

let running = 0;
const waiting: (() => void)[] = [];

/** As many at a time as there are cores, each on one of them. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	sharp.concurrency(1);
	if (running >= availableParallelism()) await new Promise<void>((go) => waiting.push(go));
	else running += 1;
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}
