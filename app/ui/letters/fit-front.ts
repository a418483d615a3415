import { fitLetter, type LetterFit } from "./fit-letter.ts";

/** How wide a letter's ink is on its front, and how heavy; chosen by eye so that narrow fronts do not clog. */
const inkShare = 0.76;
/** A frame takes this much of the front, in centimetres, and its letter may fill more of what is left. */
const framed = { rails: 12, inkShare: 0.86 };
const capHeightCm = 72;
const raised = { cap: 62, drop: 0.06 };
const lowered = { cap: 62, drop: -0.07 };
const weightOf = (width: number) => (width < 60 ? 610 : width < 80 ? 720 : 800);

type WeighedFit = LetterFit & { weight: number };

/**
 * How a capital is set on its front, and how on narrow screens where that front has another width. With an accent or a
 * cedilla it is smaller (`cap`, the height of a capital in centimetres) and moved down or up (`drop`, in em), so that
 * the whole of it stands centred.
 */
export type FrontFit = { wide: WeighedFit; slim?: WeighedFit; cap?: number; drop?: number };

/** Widths in centimetres. Called by loaders, so that browsers need no font metrics. */
export function fitFront(letter: string, width: number, narrow: number, inFrame: boolean): FrontFit {
	const marked = /[ÀÁÂÄÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜ]/.test(letter) ? raised : letter === "Ç" ? lowered : undefined;
	const cap = marked?.cap ?? capHeightCm;
	const ink = (cm: number) => (inFrame ? (cm - framed.rails) * framed.inkShare : cm * inkShare);
	const fitted = (cm: number) => ({ ...fitLetter(letter, ink(cm) / cap, weightOf(cm)), weight: weightOf(cm) });
	return narrow === width
		? { wide: fitted(width), ...marked }
		: { wide: fitted(width), slim: fitted(narrow), ...marked };
}
