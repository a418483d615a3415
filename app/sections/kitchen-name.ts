import { frontNames } from "../../facts/products/fronts.ts";
import { materialOf } from "../../facts/products/materials.ts";
import type { Shows } from "../../media/shot.ts";

type NameWords = { joint: string; painted: string };

/** The name of a kitchen: its design and material. Paint is no material to be "in", so that reads "Framed, painted". */
export function kitchenName({ design, materials = [] }: Shows, { joint, painted }: NameWords): string {
	const material = materials[0] && materialOf(materials[0]);
	const front = design && frontNames[design];
	if (!front || !material) return front ?? material?.name ?? "";
	return material.family === "painted" ? `${front}, ${painted}` : `${front} ${joint} ${material.name}`;
}
