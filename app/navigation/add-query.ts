import { changeQuery, type QueryChanges } from "../query-state/query-changes.ts";

export const isOwnAddress = (address: string): boolean => address.startsWith("/");

/** Adds parameters to an address of ours; those of other sites stay as they were configured. */
export function addQuery(address: string, changes: QueryChanges): string {
	if (!isOwnAddress(address)) return address;
	const { pathname, search, hash } = new URL(address, "http://here.invalid");
	return pathname + changeQuery(search, changes) + hash;
}
