import { expect, test } from "vitest";
import { maxMenuEntries, menuFronts } from "./menu-fronts.ts";

const closeButton = { width: 40, narrow: 40 };

/** Fills rows as the grid does: a front that does not fit starts the next row. The close button is in the first row. */
function rowsOf(side: "width" | "narrow", row: number, entries: number): number[] {
	const rows = [closeButton[side]];
	for (const front of menuFronts(entries)) {
		const last = rows.at(-1) ?? 0;
		if (last + front[side] > row) rows.push(front[side]);
		else rows[rows.length - 1] = last + front[side];
	}
	return rows;
}

const counts = Array.from({ length: maxMenuEntries }, (_, position) => position + 1);

test.each(counts)("%i entries have a front each and leave no hole in a row", (entries) => {
	expect(menuFronts(entries)).toHaveLength(entries);
	expect(new Set(rowsOf("width", 340, entries))).toEqual(new Set([340]));
	expect(new Set(rowsOf("narrow", 100, entries))).toEqual(new Set([100]));
});
