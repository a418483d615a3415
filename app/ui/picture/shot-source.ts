import type { Locale } from "../../../facts/site/locales.ts";
import type { Shows } from "../../../media/shot.ts";
import type { PictureSource } from "./variants.ts";

/** What the site takes from a shot, as `import … from "….shot.json?shot"` gives it; never its setting. */
export type ShotSource = {
	source: PictureSource;
	alt: Record<Locale, string>;
	focus: { x: number; y: number };
	impression: boolean;
	shows: Shows;
};

/** A shot in the language of a page. */
export type ShownShot = Omit<ShotSource, "alt" | "impression"> & {
	alt: string;
	/** The label of pictures that could be taken for a customer's kitchen. */
	impression: string | undefined;
};
