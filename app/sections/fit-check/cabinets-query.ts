import { type CabinetKey, isCabinetKey } from "../../../facts/kitchen/cabinet-systems.ts";

/** The parameter of the address that says which cabinets a visitor has (facts/site/pages.ts names it too). */
export const cabinetsParameter = "cabinets";

/** The check's id on its page. */
export const fitAnchor = "fit";

/** The cabinets that an address names; anything unknown counts as not asked. */
export function parseCabinetsQuery(query: URLSearchParams): CabinetKey | undefined {
	const asked = query.get(cabinetsParameter) ?? "";
	return isCabinetKey(asked) ? asked : undefined;
}
