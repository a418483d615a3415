import { existsSync } from "node:fs";
import type { NamedShot } from "../media/shots.ts";
import { changesSince, recipeOf } from "./fingerprint.ts";
import { readRenders } from "./renders.ts";

/** Why a shot must be rendered again, in words; empty when its original is current. */
function reasonStale(named: NamedShot): string {
	const before = readRenders()[named.name];
	if (!existsSync(named.original)) return "never rendered";
	if (!before) return "an original of unknown origin";
	const changes = changesSince(before, recipeOf(named).fingerprint);
	return changes.length === 0 ? "" : `${changes.join(" and ")} changed`;
}

export function staleShots(shots: readonly NamedShot[]): { named: NamedShot; why: string }[] {
	return shots.map((named) => ({ named, why: reasonStale(named) })).filter(({ why }) => why !== "");
}
