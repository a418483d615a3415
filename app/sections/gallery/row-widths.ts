/** A row of the wall is 240 cm wide. */
const rowCm = 240;
export type Span = 80 | 100 | 120 | 140 | 160 | 240;

/** Rows that repeat, so that neighbouring rows differ. */
const rhythm: readonly (readonly Span[])[] = [
	[160, 80],
	[80, 80, 80],
	[100, 140],
	[80, 160],
	[120, 120],
];

/** The width of each picture, so that every row is full. */
export function rowWidths(count: number): Span[] {
	const spans: Span[] = [];
	for (let row = 0; spans.length < count; row++) {
		const left = count - spans.length;
		const next = rhythm[row % rhythm.length] ?? [rowCm];
		spans.push(...(next.length <= left && left - next.length !== 1 ? next : closing(left)));
	}
	return spans;
}

/** The last row or rows, without a gap or a single small picture. */
function closing(left: number): readonly Span[] {
	if (left === 1) return [240];
	return left === 2 || left === 4 ? [120, 120] : [80, 80, 80];
}
