import type { Locale } from "../../../facts/site/locales.ts";
import type { Photo } from "../../../media/photo-schema.ts";
import type { Shows } from "../../../media/shot.ts";
import type { PictureSource } from "./variants.ts";

/** The part of a shot that the site uses, as `import … from "….shot.json?shot"` returns it; never its setting. */
export type ShotSource = {
	source: PictureSource;
	alt: Record<Locale, string>;
	focus: { x: number; y: number };
	impression: boolean;
	shows: Shows;
};

/** What `import … from "….yaml?photo"` returns: what the site uses of a photograph's entry, or its faults. */
export type PhotoSource =
	| (Omit<ShotSource, "impression"> & Pick<Photo, "credit" | "place" | "replaces">)
	| { problem: string };

/** The same kitchen in a picture taller than wide, for phones. The words are those of the wide one. */
export type UprightPicture = Pick<ShotSource, "source" | "focus">;

/** A render or a photograph, in the language of a page. */
export type ShownPicture = Omit<ShotSource, "alt" | "impression"> & {
	alt: string;
	/** The label of renders that could be taken for a customer's kitchen. */
	impression: string | undefined;
	/** Who took it and where: only photographs have this. */
	credit?: string;
};
