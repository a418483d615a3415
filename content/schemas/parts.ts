import * as v from "valibot";

/** One sentence or a few words; `label` and `hint` are what the editor shows, in Dutch. */
export const text = (label: string, hint = "") =>
	v.pipe(
		v.string(),
		v.trim(),
		v.minLength(1, "is empty; write something, in both languages"),
		v.title(label),
		v.description(hint),
	);
