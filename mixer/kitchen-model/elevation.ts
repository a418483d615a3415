import type { Box, CabinetPart, FrontPart, KitchenModel, Run } from "./model.ts";

/** A rectangle of the drawing, in millimetres: from the left edge and from the floor line of the back wall. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** One row of cabinets as it is drawn. */
export type DrawnRun = {
	name: Run["name"];
	/** All of it from side to side on the floor, for the shadow that it throws. */
	extent: Rectangle;
	fronts: (FrontPart & Rectangle)[];
	ovens: (Rectangle & { id: string })[];
	panels: (Run["panels"][number] & Rectangle)[];
	/** The dark gaps between fronts: the outside of each cabinet. */
	carcasses: (Rectangle & { id: string; group: CabinetPart["group"] })[];
	plinths: (Rectangle & { id: string })[];
	worktops: (Rectangle & { id: string })[];
	splashes: (Rectangle & { id: string })[];
	shelves: (Rectangle & { id: string })[];
	hobs: (Rectangle & { id: string })[];
	/** The rims of sinks, which lie on the worktop. */
	sinks: (Rectangle & { id: string })[];
	/** Where taps stand, at the middle of their foot. */
	taps: { id: string; x: number; y: number }[];
};

/**
 * The kitchen seen from the front, without perspective. The second run of an L is folded open at the inner corner, as
 * on a kitchen plan; the two rows of a galley stand beside each other; an island stands in front, and lower, because
 * it is nearer.
 */
export type Elevation = { width: number; height: number; floor: number; fold: number | undefined; runs: DrawnRun[] };

/** How much lower each millimetre of distance from the wall is drawn. */
const dropPerMm = 0.2;
/** How high a sink's rim is drawn, so that its finish can be seen from the side. */
const rim = 8;
const margin = { side: 220, below: 180, above: 160 };
/** Between the two rows of a galley. */
const between = 500;

export function elevationOf({ runs }: KitchenModel): Elevation {
	const back = runs.find(({ name }) => name === "back");
	const opposite = runs.find(({ name }) => name === "left");
	const corner = runs.some(({ name }) => name === "side") && back ? back.length - back.face : undefined;
	const lowest = Math.max(0, ...runs.map((run) => dropOf(run)));
	const floor = margin.below + lowest;
	const drawn = runs.map((run) => drawRun(run, shiftOf(run, corner, opposite), floor - dropOf(run), corner));
	const right = Math.max(...drawn.map(({ extent }) => extent.x + extent.width));
	const top = Math.max(...drawn.flatMap(({ carcasses }) => carcasses.map(({ y, height }) => y + height)));
	return {
		width: right + margin.side,
		height: top + margin.above,
		floor,
		fold: opposite ? margin.side + opposite.length + between / 2 : corner && corner + margin.side,
		runs: drawn,
	};
}

const dropOf = ({ name, at }: Run) => (name === "island" ? at.z * dropPerMm : 0);

/** Where the frame's x = 0 lies in the drawing. */
function shiftOf(run: Run, corner: number | undefined, opposite: Run | undefined): number {
	if (opposite) return margin.side + (run === opposite ? 0 : opposite.length + between);
	// Both runs hide a square in the corner behind each other's fronts.
	return margin.side + (run.name === "side" && corner !== undefined ? corner - run.face : run.at.x);
}

function drawRun(run: Run, shift: number, ground: number, corner: number | undefined): DrawnRun {
	// What lies beyond the inner corner is hidden behind the other run.
	const from = run.name === "side" && corner !== undefined ? run.face : Number.NEGATIVE_INFINITY;
	const to = run.name === "back" && corner !== undefined ? corner : Number.POSITIVE_INFINITY;
	const toRectangle = <Part extends Box>(part: Part): Part & Rectangle => {
		const left = Math.max(part.x, from);
		// Worktops meet in front of the fronts.
		const right = Math.min(part.x + part.width, to + Math.max(0, part.z + part.depth - run.face));
		return { ...part, x: left + shift, width: right - left, y: part.y + ground };
	};
	const { cabinets, panels, plinths, worktops, hobs, sinks, splashes, shelves } = run;
	return {
		name: run.name,
		extent: toRectangle({ x: 0, y: 0, z: 0, width: run.length, height: 0, depth: run.face }),
		fronts: cabinets.flatMap(({ fronts }) => fronts.map(toRectangle)),
		ovens: cabinets.flatMap(({ appliances }) => appliances.map(toRectangle)),
		panels: panels.filter(({ kind }) => kind !== "back").map(toRectangle),
		carcasses: cabinets.map(({ id, group, carcass }) => ({ id, group, ...toRectangle(carcass) })),
		plinths: plinths.map(toRectangle),
		worktops: worktops.map((piece) => toRectangle(piece)),
		splashes: splashes.map(toRectangle),
		shelves: shelves.map(toRectangle),
		hobs: hobs.map(toRectangle),
		sinks: sinks.map(({ id, bowl, tap }) => ({ id, ...toRectangle({ ...bowl, y: tap.y, height: rim }) })),
		taps: sinks.map(({ id, tap }) => ({ id, x: tap.x + shift, y: tap.y + ground })),
	};
}
