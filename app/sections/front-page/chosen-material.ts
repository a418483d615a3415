import { useSearchParams } from "react-router";
import { isMaterialKey, type MaterialKey } from "../../../facts/materials.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** The parameter of the address that says in which material a front is shown (facts/pages.ts names it too). */
export const materialParameter = "material";

/** The material that an address asks for; anything unknown counts as not asked. */
export function materialIn(query: URLSearchParams): MaterialKey | undefined {
	const asked = query.get(materialParameter) ?? "";
	return isMaterialKey(asked) ? asked : undefined;
}

/** Until React has taken over, what the server rendered is right; afterwards the address is. */
export function useChosenMaterial(rendered: MaterialKey, usual: MaterialKey): MaterialKey {
	const [query] = useSearchParams();
	return useHydrated() ? (materialIn(query) ?? usual) : rendered;
}
