import { existsSync } from "node:fs";
import sharp from "sharp";

/** The shortest side of a photograph, in pixels: less looks blurred across a screen. */
export const minPhotoPx = 900;
/** A portrait is shown small. */
export const minPortraitPx = 400;

/** The fault of an added picture, and its remedy; undefined when it can be used. */
export async function pictureProblem(file: string, minPx: number): Promise<string | undefined> {
	if (!existsSync(file)) return "is er niet; voeg het bestand toe of verbeter de naam";
	try {
		const { width, height } = await sharp(file).metadata();
		// Decodes every pixel, so that half an upload is noticed too.
		await sharp(file).resize(1).toBuffer();
		if (Math.min(width, height) >= minPx) return undefined;
		return `is te klein, ${width} bij ${height} pixels; de kortste kant moet minstens ${minPx} zijn: gebruik het origineel`;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return `is niet te openen als beeld; bewaar het opnieuw als JPEG (${reason})`;
	}
}
