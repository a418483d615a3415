import { type Inspected, unwrap } from "./inspect-schema.ts";

/** The editor fills every field that a file leaves out. Removes optional fields that are empty. */
export function dropEmpty(outer: Inspected, data: unknown): unknown {
	const { entries, item } = unwrap(outer);
	if (item && Array.isArray(data)) return data.map((value) => dropEmpty(item, value));
	if (!entries || typeof data !== "object" || data === null) return data;
	const kept = Object.entries(data)
		.map(([key, value]) => ({
			key,
			schema: entries[key],
			value: entries[key] ? dropEmpty(entries[key], value) : value,
		}))
		.filter(({ schema, value }) => !(schema?.wrapped && isEmpty(value)));
	return Object.fromEntries(kept.map(({ key, value }) => [key, value]));
}

/** A choice that is off counts as empty too. */
export function isEmpty(value: unknown): boolean {
	if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
	return value === undefined || value === null || value === "" || value === false;
}
