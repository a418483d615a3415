import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { namesInSetting } from "../media/setting-names.ts";
import type { NamedShot } from "../media/shots.ts";
import { codeOf, codeWithoutComments, wordsIn } from "./python-code.ts";
import { usedFacts } from "./used-facts.ts";

const blender = join(import.meta.dirname, "blender");

/** A short hash of each input of a picture. All but `finish` decide what Blender renders. */
export type Fingerprint = { shot: string; facts: string; code: string; finish: string };

/** Blender's input and the hash of its sources, made together so that the hash cannot miss anything. */
export type Recipe = { facts: ReturnType<typeof usedFacts>; fingerprint: Fingerprint };

export function recipeOf({ name, shot }: NamedShot): Recipe {
	const { scene, size, setting } = shot;
	const sceneFile = join(blender, "scenes", `${scene}.py`);
	if (!existsSync(sceneFile)) throw new Error(`media/${name}.shot.json: there is no scene ${scene}.`);
	const names = namesInSetting(setting);
	const code = codeOf([join(blender, "render.py"), sceneFile], blender, names);
	const texts = code.map((file) => readFileSync(file, "utf8"));
	const facts = usedFacts(names, new Set(texts.flatMap(wordsIn)));
	const finishing = codeOf([join(import.meta.dirname, "finish.py")], import.meta.dirname, new Set());
	return {
		facts,
		fingerprint: {
			shot: hash(JSON.stringify([scene, size, setting])),
			facts: hash(JSON.stringify(facts)),
			code: hash(...texts.map(codeWithoutComments)),
			finish: hash(...finishing.map((file) => codeWithoutComments(readFileSync(file, "utf8")))),
		},
	};
}

/** The inputs that changed since a picture was made, in words; empty when it is current. */
export function changesSince(before: Fingerprint, now: Fingerprint): string[] {
	const words = { shot: "the shot", facts: "the facts", code: "the scene's code", finish: "the finishing" } as const;
	const parts = ["shot", "facts", "code", "finish"] as const;
	return parts.filter((part) => before[part] !== now[part]).map((part) => words[part]);
}

export function hash(...texts: string[]): string {
	const sum = createHash("sha256");
	for (const text of texts) sum.update(text).update("\0");
	return sum.digest("hex").slice(0, 12);
}
