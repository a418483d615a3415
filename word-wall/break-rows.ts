/** Cabinet widths in centimetres: a letter's normal width, and its range when a row is filled. */
type Widths = { min: number; normal: number; max: number };

const narrow: Widths = { min: 40, normal: 40, max: 60 };
const ordinary: Widths = { min: 40, normal: 60, max: 80 };
const wide: Widths = { min: 60, normal: 80, max: 80 };
const gap: Widths = { min: 40, normal: 40, max: 40 };

export function letterWidths(character: string): Widths {
	if (character === " ") return gap;
	if (/[IÌÍÎÏ1\-'.!]/.test(character)) return narrow;
	return /[MW&]/.test(character) ? wide : ordinary;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
export const rowWidth = (row: string, which: keyof Widths): number =>
	sumOf([...row].map((character) => letterWidths(character)[which]));

/** A word broken into rows; `broken` counts the breaks inside a word. */
export type Breaking = { rows: string[]; broken: number; widest: number };

/** The best breaking into so many rows: as few breaks inside words as possible, then rows of the same width. */
export function breakRows(word: string, count: number): Breaking | undefined {
	const known = new Map<string, Breaking | undefined>();
	const breakRest = (rest: string, rows: number): Breaking | undefined => {
		const key = `${rows} ${rest}`;
		if (!known.has(key)) known.set(key, findBest(rest, rows));
		return known.get(key);
	};
	const findBest = (text: string, rows: number): Breaking | undefined => {
		if (rows === 1) return { rows: [text], broken: 0, widest: rowWidth(text, "normal") };
		let best: Breaking | undefined;
		for (let end = 1; end < text.length; end += 1) {
			const row = text.slice(0, end).trim();
			const rest = row === "" ? undefined : breakRest(text.slice(end).trim(), rows - 1);
			if (!rest) continue;
			const isBroken = !/[ -]/.test(text.charAt(end - 1)) && text.charAt(end) !== " ";
			const broken = rest.broken + (isBroken ? 1 : 0);
			const widest = Math.max(rest.widest, rowWidth(row, "normal"));
			const better = !best || broken < best.broken || (broken === best.broken && widest < best.widest);
			if (better) best = { rows: [row, ...rest.rows], broken, widest };
		}
		return best;
	};
	return breakRest(word, count);
}
