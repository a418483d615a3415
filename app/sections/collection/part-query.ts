import { type CollectionPart, collectionParts } from "../../../facts/products/collection.ts";

/** The parameter of the address that says which part is shown (facts/site/pages.ts names it too). */
export const partParameter = "show";

/** The part that an address asks for; anything unknown counts as not asked. */
export function parsePartQuery(query: URLSearchParams): CollectionPart | undefined {
	return collectionParts.find((part) => part === query.get(partParameter));
}
