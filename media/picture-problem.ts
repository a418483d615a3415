import { existsSync } from "node:fs";
import sharp from "sharp";

/** The shortest side of a photograph, in pixels: less looks blurred across a screen. */
export const smallestPhoto = 900;
/** A portrait is shown small. */
export const smallestPortrait = 400;

/** What is wrong with a picture that somebody put there, and what to do; undefined when it can be used. */
export async function pictureProblem(file: string, smallest: number): Promise<string | undefined> {
	if (!existsSync(file)) return "is not there; add the file or correct the name";
	try {
		const { width, height } = await sharp(file).metadata();
		// Decodes every pixel, so that half an upload is noticed too.
		await sharp(file).resize(1).toBuffer();
		if (Math.min(width, height) >= smallest) return undefined;
		return `is too small, ${width} by ${height} pixels; its shortest side needs at least ${smallest}: use the original`;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return `cannot be opened as a picture; save it again as JPEG (${reason})`;
	}
}
