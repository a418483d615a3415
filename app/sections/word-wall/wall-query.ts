import { serializeFronts, type WordWall, wallParameters } from "../../../word-wall/wall-link.ts";
import type { QueryChanges } from "../../query-state/query-changes.ts";

/** What an address must change to show this wall. */
export function wallQuery({ word, shuffle, changed }: WordWall): QueryChanges {
	return {
		[wallParameters.word]: word,
		[wallParameters.shuffle]: shuffle > 0 ? String(shuffle) : undefined,
		[wallParameters.fronts]: serializeFronts(changed) || undefined,
	};
}
