/** The middle value; of an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
	return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
