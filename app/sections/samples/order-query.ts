import { type SampleBox, sampleBoxes } from "../../../facts/products/samples.ts";

/** The boxes that an address asks for: ?boxes=wood,fenix. Names that mean nothing are left out. */
export function parseOrderQuery(query: URLSearchParams): readonly SampleBox[] {
	const asked = (query.get("boxes") ?? "").split(",");
	return sampleBoxes.filter((box) => asked.includes(box));
}

/** The parameter for what is ticked in the form. */
export function boxesParameter(fields: URLSearchParams): { boxes: string | undefined } {
	return { boxes: fields.getAll("boxes").join(",") || undefined };
}
