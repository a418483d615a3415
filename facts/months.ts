/** A calendar month, counted from one. */
export type Month = { year: number; month: number };

/** Whether a month has begun in the Netherlands at that moment. */
export function hasBegun({ year, month }: Month, now: Date): boolean {
	const parts = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Amsterdam", year: "numeric", month: "2-digit" });
	const [thisYear = 0, thisMonth = 0] = parts.format(now).split("-").map(Number);
	return thisYear > year || (thisYear === year && thisMonth >= month);
}
