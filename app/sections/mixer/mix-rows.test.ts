import { expect, test } from "vitest";
import { readContent } from "../../../content/read-content.ts";
import { openingMix, withSingle } from "../../../mixer/mix.ts";
import { differingRows } from "./mix-rows.ts";

const mixer = readContent("mixer", "en");
const words = { ...mixer, names: { ...mixer.describe, ...readContent("kitchen-words", "en") } };

test("mixes side by side list only differences", () => {
	const cherry = { ...openingMix.base, material: "cherry" } as const;
	const other = withSingle({ ...openingMix, worktop: "marble" }, "back-1-0", cherry);
	const [first, second] = differingRows([openingMix, other], words, "en");
	expect(first).toEqual([[words.form.worktop, words.names.worktops["stainless-steel"]]]);
	expect(second).toEqual([
		[words.form.single, "Catch in Cherry"],
		[words.form.worktop, words.names.worktops.marble],
	]);
	expect(differingRows([openingMix], words, "en")).toEqual([[]]);
});
