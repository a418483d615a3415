/** A row of the wall is 240 cm wide. */
const rowCm = 240;
export type Span = 80 | 100 | 120 | 140 | 160 | 240;

/** Rows one after the other, so that no two that follow each other have the same rhythm. */
const rhythm: readonly (readonly Span[])[] = [
	[160, 80],
	[80, 80, 80],
	[100, 140],
	[80, 160],
	[120, 120],
];

/** How wide each of so many pictures hangs: every row full, the last one too. */
export function layRows(count: number): Span[] {
	const spans: Span[] = [];
	for (let row = 0; spans.length < count; row++) {
		const left = count - spans.length;
		const next = rhythm[row % rhythm.length] ?? [rowCm];
		spans.push(...(next.length <= left && left - next.length !== 1 ? next : closing(left)));
	}
	return spans;
}

/** What remains at the end, and would otherwise leave a hole or one lonely picture. */
function closing(left: number): readonly Span[] {
	if (left === 1) return [240];
	return left === 2 || left === 4 ? [120, 120] : [80, 80, 80];
}
