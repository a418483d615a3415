/** The six front designs, in the order in which the studio names them. */
export const frontDesigns = ["own", "catch", "flush", "pull", "framed", "barre"] as const;
export type FrontDesign = (typeof frontDesigns)[number];

/** The names as they are written in both languages. */
export const frontNames = {
	own: "Own",
	catch: "Catch",
	flush: "Flush",
	pull: "Pull",
	framed: "Framed",
	barre: "Barre",
} as const satisfies Record<FrontDesign, string>;

/** The frame of Framed, in centimetres. */
export const framedFrameCm = 1;

/** The month in which Barre joined the collection; the site's wording turns with it. */
export const barreSince = { year: 2024, month: 4 } as const;
