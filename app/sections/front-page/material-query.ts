import type { FrontDesign } from "../../../facts/products/fronts.ts";
import { isMaterialKey, type MaterialKey } from "../../../facts/products/materials.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";

/** The parameter of the address that says in which material a front is shown. */
export const materialParameter = "material" satisfies PageParameter<FrontDesign>;

/** The material that an address asks for; anything unknown counts as not asked. */
export function parseMaterialQuery(query: URLSearchParams): MaterialKey | undefined {
	const key = query.get(materialParameter) ?? "";
	return isMaterialKey(key) ? key : undefined;
}
