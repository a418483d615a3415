import { frontNames } from "../../../facts/products/fronts.ts";
import { materialName, materialOf } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import type { Shows } from "../../../media/shot.ts";

type NameWords = { joint: string; painted: string };

/** The name of a kitchen: its design and material. Paint is no material to be "in", so that reads "Framed, painted". */
export function kitchenName({ design, materials = [] }: Shows, { joint, painted }: NameWords, locale: Locale): string {
	const [material] = materials;
	const name = material ? materialName(material, locale) : "";
	const front = design && frontNames[design];
	if (!front || !material) return front ?? name;
	return materialOf(material).family === "painted" ? `${front}, ${painted}` : `${front} ${joint} ${name}`;
}
