/**
 * The cabinets that our fronts hang on, in millimetres, after IKEA's Metod. Heights and depths are those of the
 * carcass, without front, worktop and plinth.
 */
export const cabinets = {
	/** Widths in which a row is planned. */
	widths: [400, 600, 800],
	base: { height: 800, depth: 600 },
	/** Cabinets to the ceiling or nearly so. */
	tall: { heights: [2000, 2200, 2400], depth: 600 },
	wall: { heights: [600, 800, 1000], depth: 370 },
	/** The row that drawers and doors follow: every height of a front is a multiple of it. */
	frontStep: 200,
	/** Feet behind the plinth; the plinth stands back by `plinthRecess`. */
	plinthHeight: 80,
	plinthRecess: 55,
	/** The sides of a carcass, and a panel that covers one at the end of a row. */
	sideThickness: 18,
	coverThickness: 13,
	frontThickness: 19,
	/** The gap between two fronts. */
	frontGap: 3,
} as const;
