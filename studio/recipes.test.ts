import { expect, test } from "vitest";
import { readShots } from "../media/shots.ts";
import { recipeOf } from "./fingerprint.ts";

test.each(readShots())("$name has a scene, which gets the facts about all that it shows", (named) => {
	const { materials = [], worktop } = named.shot.shows;
	const { facts } = recipeOf(named);
	expect(materials.filter((key) => !(key in facts.materials))).toEqual([]);
	if (worktop) expect(facts.worktopThickness).toHaveProperty(worktop);
});
