import { linkParameter } from "../../../mixer/field-names.ts";
import { frontsOf } from "../../../mixer/mix.ts";
import { parseLink, serializeLink } from "../../../mixer/mix-link.ts";
import type { MixLook } from "./mix-look.ts";

/** The mix that an address brings along; undefined where there is none or it cannot be read. */
export function parseMixLookQuery(query: URLSearchParams): MixLook | undefined {
	const link = query.get(linkParameter);
	if (!link) return undefined;
	const { mix, damaged } = parseLink(link);
	if (damaged) return undefined;
	return {
		link: serializeLink(mix),
		kitchen: {
			...frontsOf(mix, "base"),
			worktop: mix.worktop,
			wallTone: mix.wallTone,
			tall: frontsOf(mix, "tall"),
			prop: "lemons",
		},
	};
}
