import { frontNames } from "../../facts/products/fronts.ts";
import { materialOf } from "../../facts/products/materials.ts";
import type { Shows } from "../../media/shot.ts";

/** The name of a kitchen: its design and materials. */
export function kitchenName({ design, materials = [] }: Shows, joint: string): string {
	const material = materials[0] && materialOf(materials[0]).name;
	const front = design && frontNames[design];
	return front && material ? `${front} ${joint} ${material}` : (front ?? material ?? "");
}
