import { type CabinetKey, isCabinetKey } from "../../../facts/kitchen/cabinet-systems.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";

/** The parameter of the address that says which cabinets a visitor has. */
export const cabinetsParameter = "cabinets" satisfies PageParameter<"fronts" | "faq" | "kitchen-fronts">;

/** The check's id on its page. */
export const fitAnchor = "fit";

/** The cabinets that an address names; anything unknown counts as not asked. */
export function parseCabinetsQuery(query: URLSearchParams): CabinetKey | undefined {
	const key = query.get(cabinetsParameter) ?? "";
	return isCabinetKey(key) ? key : undefined;
}
