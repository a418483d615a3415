import { capHeight, measures, unitsPerEm, weights, widths } from "../../fonts/measures.ts";

/** How a capital is set so that its ink has a wanted shape: the width axis, and how far to move it to stand centred. */
export type LetterFit = { stretch: number; shift: number };

/** Ink and advance of a letter, in units of the em, at a place on the two axes. */
type Measure = { left: number; right: number; advance: number };

/**
 * Finds the width at which a capital's ink is `ratio` times as wide as it is high. Where the axis ends before
 * that (the letter I, say), the nearest end is used and the letter is centred.
 */
export function fitLetter(letter: string, ratio: number, weight: number): LetterFit {
	const inkAt = (stretch: number) => {
		const { left, right } = measure(letter, stretch, weight);
		return (right - left) / capHeight;
	};
	const [narrow, wide] = [inkAt(widths.min), inkAt(widths.max)];
	const share = Math.min(1, Math.max(0, (ratio - narrow) / (wide - narrow)));
	const stretch = Math.round(widths.min + share * (widths.max - widths.min));
	const { left, right, advance } = measure(letter, stretch, weight);
	return { stretch, shift: Math.round(((advance - left - right) / 2 / unitsPerEm) * 1000) / 1000 };
}

/** Both axes are linear between the corners that were measured. */
export function measure(letter: string, stretch: number, weight: number): Measure {
	const corners = cornersOf(letter);
	const across = (stretch - widths.min) / (widths.max - widths.min);
	const along = (weight - weights.min) / (weights.max - weights.min);
	const [left = 0, right = 0, advance = 0] = [0, 1, 2].map((at) => {
		const [a = 0, b = 0, c = 0, d = 0] = [0, 3, 6, 9].map((corner) => corners[corner + at] ?? 0);
		const light = a + (b - a) * across;
		const heavy = c + (d - c) * across;
		return light + (heavy - light) * along;
	});
	return { left, right, advance };
}

function cornersOf(letter: string): number[] {
	const corners = measures[letter];
	if (!corners) throw new Error(`'${letter}' was not measured; build-tools/fonts/characters.ts lists the capitals`);
	return corners;
}
