/** One picture in all its sizes and formats, as `import … from "….jpg?picture"` gives it. */
export type PictureSource = {
	name: string;
	/** The hash of the original and of the encoder settings. */
	hash: string;
	width: number;
	height: number;
};

/**
 * Nearly every browser takes AVIF, so that it comes in all widths: a small column, half a screen, a phone's whole
 * screen at three pixels per pixel, a wide screen, a wide screen at two. JPEG is for the few others and for machines
 * that read structured data. What was measured: docs/decisions/0007.
 */
const widths = { avif: [480, 768, 1200, 1920, 2880], jpg: [1200] } as const;

/** Every picture is at least this wide. */
export const minPictureWidth = widths.avif[0];

export type PictureFormat = keyof typeof widths;
export const pictureFormats: readonly PictureFormat[] = ["avif", "jpg"];

/** Only originals made for the whole width of a wide screen come wider than this. */
const defaultMaxWidth = 1920;

/** Never wider than the original, and none that is nearly as wide. */
export function widthsOf({ width }: PictureSource, format: PictureFormat): number[] {
	const all: readonly number[] = widths[format];
	const largest = all.at(-1) ?? width;
	const widest = width >= largest ? largest : Math.min(width, defaultMaxWidth);
	return [...all.filter((one) => one < widest * 0.85), widest];
}

export function addressOf({ name, hash }: PictureSource, format: PictureFormat, width: number): string {
	return `/assets/${name}-${width}-${hash}.${format}`;
}

export function srcSetOf(source: PictureSource, format: PictureFormat): string {
	return widthsOf(source, format)
		.map((width) => `${addressOf(source, format, width)} ${width}w`)
		.join(", ");
}
