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
