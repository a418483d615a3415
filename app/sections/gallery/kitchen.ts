import type { Portrait, ShownShot } from "../../ui/picture/shot-source.ts";

/** A kitchen of the gallery. `id` names it in addresses. */
export type Kitchen = { id: string; shot: ShownShot; portrait?: Portrait };

/** It can be shown upright without losing the kitchen, so two fit side by side on phones. */
export function fitsHalf({ shot: { source }, portrait }: Kitchen): boolean {
	return portrait !== undefined || source.width / source.height < 1.4;
}
