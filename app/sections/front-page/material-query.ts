import { isMaterialKey, type MaterialKey } from "../../../facts/products/materials.ts";

/** The parameter of the address that says in which material a front is shown (facts/site/pages.ts names it too). */
export const materialParameter = "material";

/** The material that an address asks for; anything unknown counts as not asked. */
export function parseMaterialQuery(query: URLSearchParams): MaterialKey | undefined {
	const asked = query.get(materialParameter) ?? "";
	return isMaterialKey(asked) ? asked : undefined;
}
