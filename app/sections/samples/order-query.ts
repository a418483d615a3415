import { type SampleBox, sampleBoxes } from "../../../facts/products/samples.ts";
import type { PageParameter } from "../../../facts/site/pages.ts";

const parameter = "boxes" satisfies PageParameter<"samples">;

/** The boxes that an address asks for: ?boxes=wood,fenix. Names that mean nothing are left out. */
export function parseOrderQuery(query: URLSearchParams): readonly SampleBox[] {
	const names = (query.get(parameter) ?? "").split(",");
	return sampleBoxes.filter((box) => names.includes(box));
}

/** The parameter for what is ticked in the form. */
export function boxesParameter(fields: URLSearchParams): { [parameter]: string | undefined } {
	return { [parameter]: fields.getAll("boxes").join(",") || undefined };
}
