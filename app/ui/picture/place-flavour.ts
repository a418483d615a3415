import { type Flavour, flavours } from "../../../facts/products/materials.ts";
import type { ShownPicture } from "./shot-source.ts";

/** The colour that keeps a picture's place until it is loaded: that of the front it shows. */
export function placeFlavour({ shows }: Pick<ShownPicture, "shows">): Flavour {
	return flavours.find((key) => shows.materials?.includes(key)) ?? "oat";
}
