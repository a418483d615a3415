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
	const { design, material, colour } = frontsOf(mix, "base");
	return {
		link: serializeLink(mix),
		kitchen: {
			design,
			material,
			...(colour ? { colour } : {}),
			worktop: mix.worktop,
			wallTone: mix.wallTone,
			tall: true,
			tallMaterial: frontsOf(mix, "tall").material,
			prop: "lemons",
		},
	};
}
