import { expect, test } from "vitest";
import { positionOf, widthToFill } from "./crop.ts";

const wide = { name: "x", hash: "y", width: 1600, height: 800 };

test("a wide picture in a square frame is moved until its focal point is in the middle, or its edge is reached", () => {
	expect(positionOf(wide, { x: 50, y: 80 }, 1)).toBe("50% 50%");
	expect(positionOf(wide, { x: 40, y: 50 }, 1)).toBe("30% 50%");
	expect(positionOf(wide, { x: 10, y: 50 }, 1)).toBe("0% 50%");
	expect(positionOf(wide, { x: 95, y: 50 }, 1)).toBe("100% 50%");
});

test("in a frame that is wider still, it moves up and down", () => {
	expect(positionOf(wide, { x: 10, y: 40 }, 4)).toBe("50% 30%");
});

test("a frame that hides the sides needs a wider picture than itself", () => {
	expect(widthToFill(wide, "100vw", 1)).toBe("calc(100vw * 2.00)");
	expect(widthToFill(wide, "50vw", 2)).toBe("50vw");
	expect(widthToFill(wide, "50vw", 4)).toBe("50vw");
});
