/** One cabinet of a card: what stands on its front, if anything, and its width in centimetres. */
export type Cabinet = { letter: string | undefined; width: number };

/** A front with a letter looks best this much wider than high. */
const bestShape = 0.8;

/** A row this much narrower than the widest one gets blank fronts, so that its letters are not pulled apart. */
const shortestRow = 0.7;

/** More rows than this could not be read on a phone. */
const mostRows = 5;

const widths = { narrow: 40, usual: 60, wide: 80, mark: 20, gap: 40, blank: 40 } as const;

/** Breaks a heading into rows of cabinets, one letter each, for a wall of this shape (width / height). */
export function layCard(heading: string, wallShape: number): Cabinet[][] {
	const rows = best(pieces(heading.toUpperCase()), wallShape).map(cabinetsOf);
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

/** The breaking whose fronts come closest to the best shape, taken over all rows. */
function best(all: readonly Piece[], wallShape: number): Piece[][] {
	const most = Math.min(mostRows, all.length);
	const candidates = Array.from({ length: most }, (_, at) => breakInto(at + 1, all, wallShape));
	const [winner] = candidates.sort((a, b) => a.cost - b.cost);
	return winner?.rows ?? [];
}

type Breaking = { cost: number; rows: Piece[][] };

/** The best breaking into so many rows, found row by row from the end. */
function breakInto(count: number, all: readonly Piece[], wallShape: number): Breaking {
	const rowCost = (row: readonly Piece[]) => {
		const shape = (wallShape * count * widths.usual) / widthOf(cabinetsOf(row));
		return Math.log(shape / bestShape) ** 2 / count;
	};
	let ends: Breaking[] = all.map((_, start) => ({ cost: rowCost(all.slice(start)), rows: [all.slice(start)] }));
	for (let rows = 2; rows <= count; rows += 1) {
		const shorter = ends;
		ends = all.slice(0, all.length - rows + 1).map((_, start) => {
			const options = shorter.slice(start + 1).map((rest, length): Breaking => {
				const row = all.slice(start, start + 1 + length);
				return { cost: rowCost(row) + rest.cost, rows: [row, ...rest.rows] };
			});
			return options.reduce((a, b) => (b.cost < a.cost ? b : a));
		});
	}
	const [whole] = ends;
	if (!whole) throw new Error("A card needs a heading");
	return whole;
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
