import { expect, test } from "vitest";
import { rowWidths } from "./row-widths.ts";

function rows(spans: readonly number[]): number[] {
	const filled: number[] = [0];
	for (const span of spans) {
		const last = filled.at(-1) ?? 0;
		if (last === 240) filled.push(span);
		else filled[filled.length - 1] = last + span;
	}
	return filled;
}

test("every row of the wall is full, however many kitchens there are", () => {
	for (let count = 1; count <= 60; count++) {
		const spans = rowWidths(count);
		expect(spans).toHaveLength(count);
		expect(new Set(rows(spans)), `${count} kitchens: ${spans}`).toEqual(new Set([240]));
	}
});

test("no kitchen has a row to itself unless it is the only one", () => {
	for (let count = 2; count <= 60; count++) expect(rowWidths(count)).not.toContain(240);
});
