import type { plans } from "../facts/kitchen/gallery.ts";
import type { Uppers, WallTone } from "../facts/kitchen/mixer.ts";
import type { FrontDesign } from "../facts/products/fronts.ts";
import type { MaterialKey } from "../facts/products/materials.ts";
import type { Finish, Tap } from "../facts/products/sinks-and-taps.ts";
import type { Worktop } from "../facts/products/worktops.ts";

/** What a picture says that it shows. */
type Contents = {
	design?: FrontDesign | undefined;
	materials?: readonly MaterialKey[] | undefined;
	/** The colour of Painted. */
	colour?: string | undefined;
	worktop?: Worktop | undefined;
	sink?: Finish | undefined;
	tap?: Tap | undefined;
	plan?: (typeof plans)[number] | undefined;
	uppers?: Uppers | undefined;
	wallTone?: WallTone | undefined;
};

/**
 * The mixer's query for the kitchen in a picture, by the names of its form's fields; undefined where no fronts are
 * named. It does not import the mixer, so that the gallery stays light.
 */
export function mixQueryOfPicture(contents: Contents): string | undefined {
	const { design, materials = [], colour, worktop, sink, tap, plan, uppers = "shelf", wallTone } = contents;
	const [material, second] = materials;
	if (!design || !material) return undefined;
	const isSmall = plan === "city";
	const fields = {
		plan: isSmall ? "single-run" : plan,
		size: plan && (isSmall ? "narrow" : "wide"),
		uppers,
		design,
		material,
		colour,
		"tall-material": second ?? "same",
		worktop,
		sink,
		tap,
		tone: wallTone,
	};
	const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
	return String(new URLSearchParams(given));
}
