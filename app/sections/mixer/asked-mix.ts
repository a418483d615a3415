import type { Mix } from "../../../mixer/mix.ts";
import { parseKeptMixes, parseMixQuery } from "../../../mixer/mix-query.ts";

/** What an address asks for: a kitchen, whether part of it could not be read, and the kitchens kept beside it. */
export type AskedMix = { mix: Mix; damaged: boolean; kept: Mix[] };

export function askedIn(query: URLSearchParams): AskedMix {
	return { ...parseMixQuery(query), kept: parseKeptMixes(query) };
}
