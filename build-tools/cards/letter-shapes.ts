import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { capHeight, weights, widths } from "../../app/fonts/measures.ts";
import { characters } from "../fonts/characters.ts";

/** The outline of a letter for SVG: a path in units of the face, y upwards, and its left and right edge. */
type LetterShape = { path: string; left: number; right: number };

/** Gives a letter the width axis at which its ink is `ratio` times as wide as capitals are high, as far as the axis goes. */
export type LetterShapes = (letter: string, ratio: number, weight: number) => LetterShape;

/** Opens the display face. Other than fit-letter.ts it knows accents and marks too, because it has the font at hand. */
export async function openLetterShapes(): Promise<LetterShapes> {
	const packed = readFileSync(new URL("../../app/fonts/anybody.woff2", import.meta.url));
	const font = create(await subsetFont(packed, characters.display, { targetFormat: "sfnt" }));
	if (!("getVariation" in font)) throw new Error("The display face has no variations");
	// Opening the face at a place of its axes is slow; whole numbers of the axes are fine enough to share.
	const opened = new Map<string, Font>();
	const glyph = (letter: string, wdth: number, wght: number) => {
		const place = `${wdth} ${wght}`;
		const variation = opened.get(place) ?? font.getVariation({ wdth, wght });
		opened.set(place, variation);
		return variation.glyphForCodePoint(letter.codePointAt(0) ?? 0);
	};
	return (letter, ratio, weight) => {
		const wght = Math.min(weights.max, Math.max(weights.min, weight));
		const inkAt = (wdth: number) => {
			const { minX, maxX } = glyph(letter, wdth, wght).bbox;
			return (maxX - minX) / capHeight;
		};
		const [narrow, wide] = [inkAt(widths.min), inkAt(widths.max)];
		const share = wide === narrow ? 0 : Math.min(1, Math.max(0, (ratio - narrow) / (wide - narrow)));
		const shape = glyph(letter, Math.round(widths.min + share * (widths.max - widths.min)), wght);
		return { path: shape.path.toSVG(), left: shape.bbox.minX, right: shape.bbox.maxX };
	};
}
