/** Walls are drawn in modules of this many centimetres. */
export const moduleCm = 20;

/** How many modules something takes, on wide and on narrow screens, for the style sheet of the wall it stands on. */
export function columnSpans({ width, narrow = width }: { width: number; narrow?: number }) {
	return { "--span": width / moduleCm, "--slim-span": narrow / moduleCm };
}
