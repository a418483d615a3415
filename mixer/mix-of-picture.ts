import type { plans } from "../facts/kitchen/gallery.ts";
import type { Uppers, WallTone } from "../facts/kitchen/mixer.ts";
import type { FrontDesign } from "../facts/products/fronts.ts";
import type { MaterialKey } from "../facts/products/materials.ts";
import type { Finish, Tap } from "../facts/products/sinks-and-taps.ts";
import type { Worktop } from "../facts/products/worktops.ts";
import { fieldNames } from "./field-names.ts";

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

/** The mixer's query for the kitchen in a picture; undefined where no fronts are named. */
export function mixQueryOfPicture(contents: Contents): string | undefined {
	const { design, materials = [], colour, worktop, sink, tap, plan, uppers = "shelf", wallTone } = contents;
	const [material, second] = materials;
	if (!design || !material) return undefined;
	const isSmall = plan === "city";
	const fields = {
		[fieldNames.plan]: isSmall ? "single-run" : plan,
		[fieldNames.size]: plan && (isSmall ? "narrow" : "wide"),
		[fieldNames.uppers]: uppers,
		[fieldNames.base.design]: design,
		[fieldNames.base.material]: material,
		[fieldNames.base.colour]: colour,
		[fieldNames.tall.material]: second ?? "same",
		[fieldNames.worktop]: worktop,
		[fieldNames.sink]: sink,
		[fieldNames.tap]: tap,
		[fieldNames.wallTone]: wallTone,
	};
	const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
	return String(new URLSearchParams(given));
}
