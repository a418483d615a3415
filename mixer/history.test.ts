import fc from "fast-check";
import { expect, test } from "vitest";
import { amend, change, redo, startHistory, undo } from "./history.ts";

test("undo and redo step through states; a change drops undone states", () => {
	const three = change(change(startHistory("a"), "b"), "c");
	expect(undo(three).present).toBe("b");
	expect(redo(undo(three))).toEqual(three);
	expect(undo(undo(undo(three))).present).toBe("a");
	expect(redo(change(undo(three), "d")).present).toBe("d");
	expect(undo(amend(three, "e")).present).toBe("b");
});

test("undoing and redoing equally often changes nothing, and at most 100 steps are kept", () => {
	fc.assert(
		fc.property(fc.array(fc.nat(), { maxLength: 300 }), fc.nat({ max: 90 }), (steps, count) => {
			const full = steps.reduce((history, step) => change(history, step), startHistory(-1));
			expect(full.past.length).toBeLessThanOrEqual(100);
			const back = Math.min(count, full.past.length);
			const undone = Array.from({ length: back }).reduce<typeof full>((history) => undo(history), full);
			expect(Array.from({ length: back }).reduce<typeof full>((history) => redo(history), undone)).toEqual(full);
		}),
	);
});
