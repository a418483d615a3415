import { expect, test } from "vitest";
import { srcSetOf, widthsOf } from "./variants.ts";

const picture = (width: number) => ({ name: "duck", hash: "h4sh", width, height: 100 });

test("a picture comes in widths up to its own, without two that are nearly the same", () => {
	expect(widthsOf(picture(2880), "avif")).toEqual([480, 768, 1200, 1920, 2880]);
	expect(widthsOf(picture(2880), "jpg")).toEqual([1200]);
	expect(widthsOf(picture(1920), "avif")).toEqual([480, 768, 1200, 1920]);
	expect(widthsOf(picture(2400), "avif")).toEqual([480, 768, 1200, 1920]);
	expect(widthsOf(picture(1440), "avif")).toEqual([480, 768, 1200, 1440]);
	expect(widthsOf(picture(800), "avif")).toEqual([480, 800]);
	expect(widthsOf(picture(800), "jpg")).toEqual([800]);
});

test("a list of candidates names each file with its width", () => {
	expect(srcSetOf(picture(800), "avif")).toBe("/assets/duck-480-h4sh.avif 480w, /assets/duck-800-h4sh.avif 800w");
});
