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

/** How cabinets become a kitchen in our drawings, in millimetres. The studio's pictures are built the same way. */
export const kitchenSizes = {
	/** Between carcass and front, where the hinge leaves room. */
	frontBuffer: 2,
	/** How far a worktop reaches over the fronts, and over the panel at the end of a row. */
	worktopOverhang: { front: 14, end: 4 },
	/** A strip on both sides of an inner corner, so that drawers pass each other. */
	cornerFiller: 40,
	sink: { width: 500, depth: 380, height: 190 },
	hob: { width: 560, depth: 500, height: 6 },
	/** Sink and hob lie a little in front of the middle; the tap stands between the sink and the wall. */
	beforeMiddle: 20,
	tapBehindSink: 55,
	/** How far a drawer comes out. */
	drawerReach: 450,
	/** The tall cabinets that we draw; wall cabinets end at the same height. */
	tallHeight: 2200,
	wallHeight: 800,
	/** Between two rows of cabinets, fronts to back. */
	aisle: 1100,
	/** The room around a kitchen: beside it, in front of it, and from floor to ceiling. */
	room: { beside: 450, before: 2200, height: 2600 },
} as const;
