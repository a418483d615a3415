/** One cabinet of a card: what stands on its front, if anything, and its width in centimetres. */
export type Cabinet = { letter: string | undefined; width: number };

/** A front with a letter looks best this much wider than high. */
const bestShape = 0.8;

/** A row this much narrower than the widest one gets blank fronts, so that its letters are not pulled apart. */
const shortestRow = 0.7;

const widths = { narrow: 40, usual: 60, wide: 80, mark: 20, gap: 40, blank: 40 } as const;

/** Breaks a heading into rows of cabinets, one letter each, for a wall of so many centimetres' shape (width / height). */
export function layCard(heading: string, wallShape: number): Cabinet[][] {
	const rows = best(breakings(pieces(heading.toUpperCase())), wallShape).map(cabinetsOf);
	const widest = Math.max(...rows.map(widthOf));
	return rows.map((row, position) => fill(row, widest, position));
}

export const widthOf = (row: readonly Cabinet[]): number => row.reduce((sum, { width }) => sum + width, 0);

/** The parts between which a row may end: words, and what follows a hyphen. `joined` has no space before it. */
type Piece = { text: string; joined: boolean };

function pieces(heading: string): Piece[] {
	return heading
		.split(/\s+/)
		.flatMap((word) => word.split(/(?<=[-–])/).map((text, position) => ({ text, joined: position > 0 })));
}

/** Every way to break the pieces into rows. */
function breakings([first, ...rest]: readonly Piece[]): Piece[][][] {
	if (!first) return [[]];
	if (rest.length === 0) return [[[first]]];
	return breakings(rest).flatMap(([row = [], ...rows]) => [
		[[first], row, ...rows],
		[[first, ...row], ...rows],
	]);
}

/** The breaking whose fronts come closest to the best shape, taken over all rows. */
function best(all: readonly Piece[][][], wallShape: number): Piece[][] {
	const cost = (rows: Piece[][]) => {
		const shapes = rows.map((row) => (wallShape * rows.length * widths.usual) / widthOf(cabinetsOf(row)));
		return shapes.reduce((sum, shape) => sum + Math.log(shape / bestShape) ** 2, 0) / rows.length;
	};
	const [winner = []] = [...all].sort((a, b) => cost(a) - cost(b));
	return winner;
}

function cabinetsOf(row: readonly Piece[]): Cabinet[] {
	return row.flatMap(({ text, joined }, position) => {
		const gap = position > 0 && !joined ? [{ letter: undefined, width: widths.gap }] : [];
		return [...gap, ...[...text].map((letter) => ({ letter, width: cabinetWidth(letter) }))];
	});
}

function cabinetWidth(letter: string): number {
	if (!/[\p{L}\p{N}&+]/u.test(letter)) return widths.mark;
	if (/[IÍÌÎÏ1]/.test(letter)) return widths.narrow;
	return /[MW]/.test(letter) ? widths.wide : widths.usual;
}

/** Blank fronts stand at the end of one row and at the start of the next. */
function fill(row: Cabinet[], widest: number, position: number): Cabinet[] {
	const blank: Cabinet = { letter: undefined, width: widths.blank };
	const filled = [...row];
	while (widthOf(filled) < widest * shortestRow) {
		if (position % 2 === 0) filled.push(blank);
		else filled.unshift(blank);
	}
	return filled;
}
