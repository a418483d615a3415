import { fill } from "../../../content/fill.ts";
import { frontNames } from "../../../facts/products/fronts.ts";
import type { Tone } from "../../../facts/products/materials.ts";
import { materialName, materialOf } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import type { Shows } from "../../../media/shot.ts";

type NameWords = { joint: string; painted: string; tones: Record<Tone, string> };

/** A kitchen's design and material; painted ones read "Framed, painted green" instead of "Framed in Painted". */
export function kitchenName(
	{ design, materials = [], tone = "green" }: Shows,
	words: NameWords,
	locale: Locale,
): string {
	const [material] = materials;
	const name = material ? materialName(material, locale) : "";
	const front = design && frontNames[design];
	if (!front || !material) return front ?? name;
	return materialOf(material).family === "painted"
		? fill(words.painted, { front, tone: words.tones[tone].toLowerCase() })
		: `${front} ${words.joint} ${name}`;
}
