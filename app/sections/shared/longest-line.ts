/**
 * How many letters the longest line of a heading has on a phone, so that style sheets can make that line as wide as its
 * panel. Short headings get two lines, longer ones one more for every fourteen letters.
 */
export function longestLine(heading: string): number {
	const words = heading.split(" ");
	const lines = 1 + Math.round(heading.length / 14);
	let letters = Math.max(...words.map(width));
	while (lineCount(words, letters) > lines) letters += 0.5;
	return letters;
}

function lineCount(words: string[], letters: number): number {
	let lines = 0;
	let line = "";
	for (const word of words) {
		const longer = line ? `${line} ${word}` : word;
		const fits = lines > 0 && width(longer) <= letters;
		if (!fits) lines += 1;
		line = fits ? longer : word;
	}
	return lines;
}

/** M and W are wider than other letters, I and L, spaces and punctuation narrower. */
function width(text: string): number {
	const wide = text.match(/[mw]/gi)?.length ?? 0;
	const narrow = text.match(/[^a-hjkm-z]/gi)?.length ?? 0;
	return text.length + wide / 2 - narrow / 2;
}
