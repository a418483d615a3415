import { fitLetter, type LetterFit } from "./fit-letter.ts";

/** How wide a letter's ink is on its front, and how heavy; chosen by eye so that narrow fronts do not clog. */
const inkShare = 0.76;
/** A frame takes this much of the front, in centimetres, and its letter may fill more of what is left. */
const framed = { rails: 12, inkShare: 0.86 };
const capHeightCm = 72;
const weightOf = (width: number) => (width < 60 ? 610 : width < 80 ? 720 : 800);

type WeighedFit = LetterFit & { weight: number };

/** How a capital is set on its front, and how on narrow screens where that front has another width. */
export type FrontFit = { wide: WeighedFit; slim?: WeighedFit };

/** Widths in centimetres. Measures stay where this runs: pages compute it in their loader, browsers get the result. */
export function fitFront(letter: string, width: number, narrow: number, inFrame: boolean): FrontFit {
	const ink = (cm: number) => (inFrame ? (cm - framed.rails) * framed.inkShare : cm * inkShare);
	const fitted = (cm: number) => ({ ...fitLetter(letter, ink(cm) / capHeightCm, weightOf(cm)), weight: weightOf(cm) });
	return narrow === width ? { wide: fitted(width) } : { wide: fitted(width), slim: fitted(narrow) };
}
