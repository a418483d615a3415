import { isMaterialKey, type MaterialKey } from "../../../facts/products/materials.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";

/** Two materials side by side: the one that was chosen last, and the one before it. */
export type Pair = readonly [last: MaterialKey, before: MaterialKey];

/** The default pair. These two are the materials in the pictures beside the swatches. */
const defaultPair: Pair = ["tabasco", "warm-oak"];

/** The pair that an address asks for; what it leaves open is the default. */
export function parsePairQuery(query: URLSearchParams): Pair {
	const [a, b] = [asked(query, "a"), asked(query, "b")];
	const last = a ?? b ?? defaultPair[0];
	const before = a && b && a !== b ? b : defaultPair.find((key) => key !== last);
	return [last, before ?? defaultPair[1]];
}

function asked(query: URLSearchParams, name: PageParameter<"materials">): MaterialKey | undefined {
	const key = query.get(name) ?? "";
	return isMaterialKey(key) ? key : undefined;
}

/** The pair after one more choice: the new one comes first, the former first second. */
export function choosePair([last, before]: Pair, chosen: MaterialKey): Pair {
	return chosen === last ? [last, before] : [chosen, last];
}

/** The parameters of a pair. */
export function pairParameters([last, before]: Pair): { a: MaterialKey; b: MaterialKey } {
	return { a: last, b: before };
}
