/** The properties that decide a picture's place on the wall. */
export type TileShape = {
	/** Islands and corners: they need width. */
	isWide: boolean;
	/** Can be shown upright, so that two fit side by side on phones. */
	fitsHalf: boolean;
};

export type TilePlace = {
	/** In centimetres; a row of the wall is 240. */
	width: 60 | 80 | 100 | 120 | 140 | 160 | 240;
	/** Half a row on phones. */
	half: boolean;
};

/** The place of each kitchen, so that every row is full. */
export function layOutKitchens(kitchens: readonly TileShape[]): TilePlace[] {
	const halves = pairHalves(kitchens);
	return rowWidths(kitchens).map((width, position) => ({ width, half: halves[position] ?? false }));
}

/** Rows of two and three in turn; now and then a wide kitchen has one to itself. */
function rowWidths(kitchens: readonly TileShape[]): TilePlace["width"][] {
	const widths: TilePlace["width"][] = [];
	let lastFull = -2;
	for (let row = 0; widths.length < kitchens.length; row++) {
		const left = kitchens.slice(widths.length);
		const [first, second, third] = left;
		if (!first || !second || (first.isWide && row - lastFull > 2 && left.length > 2)) {
			widths.push(240);
			lastFull = row;
		} else if (third && wantsThree(left, row)) widths.push(...threeWidths([first, second, third]));
		else widths.push(...twoWidths(first, second, row));
	}
	return widths;
}

/** Every second row, unless one of the three is wide or a single kitchen would be left at the end. */
function wantsThree(left: readonly TileShape[], row: number): boolean {
	if (left.length === 3) return true;
	return row % 2 === 1 && left.length !== 4 && !left.slice(0, 3).some(({ isWide }) => isWide);
}

function threeWidths(row: readonly [TileShape, TileShape, TileShape]): TilePlace["width"][] {
	const wide = row.findIndex(({ isWide }) => isWide);
	return row.map((_, position) => (wide < 0 ? 80 : position === wide ? 120 : 60));
}

function twoWidths(first: TileShape, second: TileShape, row: number): TilePlace["width"][] {
	if (first.isWide !== second.isWide) return first.isWide ? [160, 80] : [80, 160];
	if (first.isWide) return [120, 120];
	return row % 4 === 0 ? [140, 100] : [100, 140];
}

/** On phones, neighbours that both can be shown upright share a row; after two such rows, one has a row to itself. */
function pairHalves(kitchens: readonly TileShape[]): boolean[] {
	const halves: boolean[] = [];
	while (halves.length < kitchens.length) {
		const [first, second] = kitchens.slice(halves.length);
		const fits = first?.fitsHalf && second?.fitsHalf && halves.slice(-4).filter(Boolean).length < 4;
		halves.push(...(fits ? [true, true] : [false]));
	}
	return halves;
}
