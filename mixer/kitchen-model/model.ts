import type { FrontGroup } from "../mix.ts";

/**
 * A kitchen in millimetres, without any idea of how it is drawn. Every run has a frame of its own: x along the run
 * from its left end as seen from the front, y up from the floor, z out from the wall behind it. `at` and `turn` place
 * that frame in the room, whose x runs along the back wall, y up and z from the back wall into the room (right-handed,
 * as 3D libraries have it). A box is its left, lower, hind corner and its sizes.
 */
export type Box = { x: number; y: number; z: number; width: number; height: number; depth: number };

/** A door swings on one of its edges; a drawer slides out along z by `reach`. */
export type Opening = { by: "door"; hinge: "left" | "right" | "bottom" } | { by: "drawer"; reach: number };

/** Where hands reach a front, which decides where its grip is: above on low ones, below on those on the wall. */
export type FrontRole = "drawer" | "door" | "wall" | "tall";

/** Ids are unique in the kitchen and stay the same as long as its plan does. */
export type FrontPart = Box & { id: string; group: FrontGroup; role: FrontRole; opens: Opening };

export type Appliance = Box & { id: string; kind: "oven" };

export type CabinetPart = {
	id: string;
	group: FrontGroup;
	/** Its width on the module grid. */
	module: 400 | 600 | 800;
	/** The outside of the carcass. It is hollow: an open front shows its inside. */
	carcass: Box;
	fronts: FrontPart[];
	appliances: Appliance[];
};

/** A board in the material of a group's fronts: it covers a side, fills a corner, or closes the back of an island. */
export type Panel = Box & { id: string; kind: "cover" | "filler" | "back"; group: FrontGroup };

/** A hole from above, in the frame of the run. */
export type CutOut = { kind: "sink" | "hob"; x: number; z: number; width: number; depth: number };

/** A slab, with the holes that go through it. */
export type WorktopPiece = Box & { id: string; cutOuts: CutOut[] };

/** A bowl hung below its hole, and the spot on the worktop where the tap's foot stands. */
export type SinkPart = { id: string; bowl: Box; tap: { x: number; y: number; z: number } };

/** Lies in its hole, a hair above the worktop. */
export type HobPart = Box & { id: string };

/** `side` stands along the right wall, `left` along the wall opposite it. */
export type RunName = "back" | "side" | "left" | "island";

export type Run = {
	name: RunName;
	/** Where the frame's origin is in the room, and its turn around the y axis in degrees (three.js: rotation.y). */
	at: { x: number; z: number };
	turn: 0 | -90 | 90;
	length: number;
	/** How far the faces of base fronts stand from the wall. */
	face: number;
	cabinets: CabinetPart[];
	panels: Panel[];
	plinths: (Box & { id: string })[];
	worktops: WorktopPiece[];
	sinks: SinkPart[];
	hobs: HobPart[];
	/** Boards of the worktop's material against the wall behind it. */
	splashes: (Box & { id: string })[];
	/** Where there are no wall cabinets. */
	shelves: (Box & { id: string })[];
};

/** The floor reaches from the back wall to `depth`; walls stand where they are named. */
type Room = { left: number; right: number; depth: number; height: number; walls: ("back" | "right" | "left")[] };

export type KitchenModel = { runs: Run[]; room: Room };
