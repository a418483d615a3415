/** New values of parameters; undefined removes one. Parameters that are not named stay as they are. */
export type QueryChanges = Readonly<Record<string, string | undefined>>;

export function changeQuery(query: string, changes: QueryChanges): string {
	const changed = new URLSearchParams(query);
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined) changed.delete(name);
		else changed.set(name, value);
	}
	return changed.size > 0 ? `?${changed}` : "";
}
