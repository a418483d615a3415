import { type Breaking, breakRows, letterWidths, rowWidth, sumOf } from "./break-rows.ts";

/** A place on the wall in centimetres, from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

export type WallLayout = {
	width: number;
	height: number;
	/** One for each letter of the word. */
	letters: readonly Box[];
	blanks: readonly Box[];
	/** The wall between the cabinets. */
	splash: Box;
	worktop: Box;
	plinth: Box;
};

/** The area that a wall fills. */
export type Surface = {
	/** Width by height at which the wall fills it best. */
	aspect: number;
	/** Letters shrink to keep rows within this; a word that still does not fit is broken. */
	maxRowWidth: number;
	/** The height follows from the width exactly, as in a picture. */
	exact?: boolean;
};

export const surfaces = {
	wide: { aspect: 2.2, maxRowWidth: 640 },
	// A row of about five letters, so that the wall fills the screen.
	phone: { aspect: 0.75, maxRowWidth: 200 },
} as const satisfies Record<string, Surface>;

/** Heights in centimetres. */
const heights = { letters: 96, lowCabinets: 42, splash: 48, worktop: 6, plinth: 12 } as const;
const maxRows = 5;

export function layWall(word: string, surface: Surface): WallLayout {
	const { rows, width } = chooseRows(word, surface);
	// A picture has its height already: everything on it is stretched to that.
	const height = surface.exact ? width / surface.aspect : heightOf(rows.length);
	const stretch = height / heightOf(rows.length);
	const [letters, lowCabinets, splash, worktop, plinth] = [
		heights.letters * stretch,
		heights.lowCabinets * stretch,
		heights.splash * stretch,
		heights.worktop * stretch,
		heights.plinth * stretch,
	];
	const hung = rows.length - 1;
	const splashY = hung === 0 ? lowCabinets : hung * letters;
	const baseY = splashY + splash + worktop;
	const across = (y: number, high: number): Box => ({ x: 0, y, width, height: high });

	const low = hung === 0 ? placeRow(blanksOf(width), 0, lowCabinets) : [];
	const placed = rows.flatMap((row, at) =>
		placeRow(fillRow(row, width, at), at < hung ? at * letters : baseY, letters),
	);
	const cabinets = [...low, ...placed];
	return {
		width,
		height,
		letters: cabinets.filter(({ isBlank }) => !isBlank).map(({ box }) => box),
		blanks: cabinets.filter(({ isBlank }) => isBlank).map(({ box }) => box),
		splash: across(splashY, splash),
		worktop: across(splashY + splash, worktop),
		plinth: across(baseY + letters, plinth),
	};
}

function heightOf(rows: number): number {
	const { letters, lowCabinets, splash, worktop, plinth } = heights;
	return (rows === 1 ? lowCabinets + letters : rows * letters) + splash + worktop + plinth;
}

/** A further row, and a break inside a word, must make letters at least this much larger. */
const worth = { row: 1.06, break: 1.1 } as const;

/** The breaking with the largest letters; words are only broken where a row cannot hold them. */
function chooseRows(word: string, { aspect, maxRowWidth }: Surface): { rows: string[]; width: number } {
	const rowLimit = Math.min(maxRows, word.length);
	const all = Array.from({ length: rowLimit }, (_, at) => breakRows(word, at + 1))
		.filter((breaking): breaking is Breaking => breaking !== undefined)
		.map(({ rows, broken, widest: normal }) => {
			const min = Math.max(...rows.map((row) => rowWidth(row, "min")));
			const width = Math.max(Math.min(normal, maxRowWidth), min, aspect * heightOf(rows.length));
			const cost = width * worth.row ** rows.length * worth.break ** broken;
			return {
				rows,
				width: Math.ceil(width / 20) * 20,
				isWhole: broken === 0,
				min,
				cost,
			};
		});
	const whole = all.filter(({ isWhole, min }) => isWhole && min <= maxRowWidth);
	const [best] = (whole.length > 0 ? whole : all).toSorted((one, other) => one.cost - other.cost);
	return best ?? { rows: [word], width: 0 };
}

type Cabinet = { isBlank: boolean; width: number };

/** Widths for a row of letters, with blank fronts where they cannot fill it. */
function fillRow(row: string, width: number, position: number): Cabinet[] {
	const characters = [...row];
	const widths = characters.map((character) => letterWidths(character).normal);
	const missing = () => width - sumOf(widths);
	const change = (step: 20 | -20, until: "min" | "max") => {
		for (const at of spread(characters.length)) {
			const isAtEnd = widths[at] === letterWidths(characters[at] ?? "")[until];
			if (!isAtEnd && missing() * step > 0) widths[at] = (widths[at] ?? 0) + step;
		}
	};
	change(-20, "min");
	change(20, "max");
	// No cabinet is 20 cm wide: make a letter 20 cm narrower, so that a blank front of 40 fits.
	if (missing() === 20) {
		const at = widths.findLastIndex((one, index) => one > letterWidths(characters[index] ?? "").min);
		if (at >= 0) widths[at] = (widths[at] ?? 0) - 20;
	}
	const letters = characters.map((character, at) => ({ isBlank: character === " ", width: widths[at] ?? 0 }));
	const blanks = blanksOf(missing());
	// Blank fronts stand at both ends, the larger part after one row and before the next.
	const before = Math.floor((blanks.length + (position % 2)) / 2);
	return [...blanks.slice(0, before), ...letters, ...blanks.slice(before)];
}

/** The places of a row in an order that spreads changes evenly. */
function spread(count: number): number[] {
	const places = Array.from({ length: count }, (_, at) => at);
	return [0, 2, 1].flatMap((part) => places.filter((at) => at % 3 === part));
}

/** Blank cabinets of 40, 60 or 80 cm that fill a width; from 80 cm on at least two. */
function blanksOf(width: number): Cabinet[] {
	if (width < 40) return [];
	const count = width < 80 ? 1 : Math.max(2, Math.ceil(width / 80));
	const min = Math.floor(width / count / 20) * 20;
	const wider = (width - min * count) / 20;
	return Array.from({ length: count }, (_, at) => ({ isBlank: true, width: at < wider ? min + 20 : min }));
}

function placeRow(row: readonly Cabinet[], y: number, height: number): { isBlank: boolean; box: Box }[] {
	let x = 0;
	return row.map(({ isBlank, width }) => {
		const box = { x, y, width, height };
		x += width;
		return { isBlank, box };
	});
}
