import { describe, expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { menuFronts } from "./menu-fronts.ts";

const en = readContent("shell", "en");
const nl = readContent("shell", "nl");

/** With Instagram, which comes last and is absent until it is configured. */
const all = nl.menu.entries.length;

const closing = { width: 40, narrow: 40 } as const;

/** Fills rows as the grid does: a front that does not fit starts the next row; the way out ends the first one. */
function rowsOf(side: "width" | "narrow", row: number, entries: number): number[] {
	const rows = [0];
	for (const front of menuFronts(entries)) {
		const room = rows.length === 1 ? row - closing[side] : row;
		const last = rows.at(-1) ?? 0;
		if (last + front[side] > room) rows.push(front[side]);
		else rows[rows.length - 1] = last + front[side];
	}
	return rows.map((filled, position) => (position === 0 ? filled + closing[side] : filled));
}

describe("the menu's wall", () => {
	test.each([
		["nl", nl],
		["en", en],
	])("has a front for each entry (%s)", (_, words) => {
		expect(menuFronts(all)).toHaveLength(words.menu.entries.length);
	});

	test.each([
		["width", 340, all],
		["narrow", 100, all],
		["width", 340, all - 1],
		["narrow", 100, all - 1],
	] as const)("leaves no hole in a row (%s, %i, %i entries)", (side, row, entries) => {
		for (const filled of rowsOf(side, row, entries)) expect(filled).toBe(row);
	});
});
