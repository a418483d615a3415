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

/** The month in which Barre joined the collection; before it, its page says when that will be. */
export const barreSince = { year: 2024, month: 4 } as const;

/**
 * The measures of each design, in millimetres of the real front. The site draws fronts from these numbers
 * (as custom properties, see build-tools/vite-plugins/facts-css.ts), and the studio builds them from the same ones.
 * Flush is the plain slab and needs none.
 */
export const frontGeometry = {
	/** The top edge is milled away so that fingers reach behind it: dark gap, then the slope. */
	pull: { height: 34, depth: 14 },
	/** A hole cut right through, with round ends. `ply` is one visible layer of the board in the cut. */
	catch: { width: 130, height: 48, fromTop: 32, ply: 2 },
	/** A frame along every side; `raised` is how far it stands proud of the panel inside it. */
	framed: { rail: 40, raised: framedFrameCm * 10 },
	/** A front for handles of your own; it is drawn with a round knob in the upper corner. */
	own: { knob: 36, fromEdge: 40, depth: 30 },
	/** Seven bars on every 20 cm, so that a front of 40, 60 or 80 ends with a whole bar. */
	barre: { bar: 200 / 7, depth: 9 },
} as const;
