import type { NamedShot } from "../media/shots.ts";
import { type Recipe, recipeOf } from "./fingerprint.ts";

/** Small and quick: enough to judge light and composition. */
const draftQuality = { size: 960, samples: 32 };

/** The input of render.py. */
export type Job = {
	shot: Pick<NamedShot["shot"], "scene" | "size" | "setting">;
	facts: Recipe["facts"];
	draft?: typeof draftQuality;
};

export function jobOf(named: NamedShot, draft: boolean): Job & Pick<Recipe, "fingerprint"> {
	const { scene, size, setting } = named.shot;
	const { facts, fingerprint } = recipeOf(named);
	return { shot: { scene, size, setting }, facts, fingerprint, ...(draft && { draft: draftQuality }) };
}
