/** How many columns of 20 cm something takes, on wide and on narrow screens, for the style sheet of the wall it stands on. */
export function columnSpans({ width, narrow = width }: { width: number; narrow?: number }) {
	return { "--span": width / 20, "--slim-span": narrow / 20 };
}
