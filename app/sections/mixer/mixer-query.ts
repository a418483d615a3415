import { materialOf } from "../../../facts/products/materials.ts";
import { fieldNames, formParameters, keptParameter } from "../../../mixer/field-names.ts";
import { type FollowingChoice, type FrontChoice, frontGroups, type Mix } from "../../../mixer/mix.ts";
import { parseKeptMixes, parseMixQuery, serializeMixQuery } from "../../../mixer/mix-query.ts";
import type { QueryChanges } from "../../query-state/query-changes.ts";

/** The state in an address: a mix, whether part of it was unreadable, and the mixes kept beside it. */
export type MixerState = { mix: Mix; damaged: boolean; kept: Mix[] };

export function readMixerState(query: URLSearchParams): MixerState {
	return { ...parseMixQuery(query), kept: parseKeptMixes(query) };
}

/** The parameters of a mix. Those of the form, which an address has after a submit without JavaScript, are removed. */
export function mixParameters(mix: Mix, kept: readonly Mix[]): QueryChanges {
	return {
		...Object.fromEntries(formParameters.map((name) => [name, undefined])),
		[keptParameter]: undefined,
		...Object.fromEntries(new URLSearchParams(serializeMixQuery(mix, kept))),
	};
}

/** The colour that the field for paint shows. */
export function shownPaint({ colour }: FrontChoice | FollowingChoice): string {
	return colour ?? materialOf("painted").colour;
}

/** The mix of the form's fields. A new colour chooses paint for any material. */
export function readMixForm(fields: URLSearchParams, present: Mix): Mix {
	const { mix } = parseMixQuery(fields, present);
	const painted: Partial<Mix> = {};
	for (const group of frontGroups) {
		const colour = fields.get(fieldNames[group].colour);
		if (colour === null || colour === shownPaint(present[group])) continue;
		Object.assign(painted, { [group]: { ...mix[group], material: "painted", colour } });
	}
	return { ...mix, ...painted };
}
