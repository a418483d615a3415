import type { Portrait, ShownShot } from "../../ui/picture/shot-source.ts";

/** A kitchen of the gallery. `id` names it in addresses. */
export type Kitchen = { id: string; shot: ShownShot; portrait?: Portrait };
