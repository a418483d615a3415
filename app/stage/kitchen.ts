import { type BufferGeometry, Group, Mesh, type Object3D, Path, Shape } from "three";
import { hashText } from "../../mixer/hash-text.ts";
import type { Box, CabinetPart, FrontPart, KitchenModel, Run, WorktopPiece } from "../../mixer/kitchen-model/model.ts";
import { frontOf, type Mix } from "../../mixer/mix.ts";
import type { createContactShadows } from "./contact-shadows.ts";
import { createDrawer, createShelves, thick } from "./contents.ts";
import { createHob, createOven, createPendant, createSink, createTap, sinkRadius } from "./fittings.ts";
import { type FrontGeometries, frontGeometries } from "./front-geometry.ts";
import { boardGeometry, layGrain, merged, metres, plateGeometry, roundedRectangle, toMetres } from "./geometry.ts";
import { pendantsOf } from "./lights.ts";
import { type Materials, materialsOfFront } from "./materials.ts";
import { createProps } from "./props.ts";
import { createRoom, roomSizeOf } from "./room.ts";

/** A front that can be opened from 0 to 1, and spun by whole turns. */
export type FrontObject = {
	id: string;
	object: Object3D;
	openness: number;
	open(openness: number): void;
	spin(turns: number): void;
};

export type Kitchen = { group: Group; fronts: FrontObject[] };

/** Everything that is in the room, built from the model and the mix. */
export function createKitchen(
	model: KitchenModel,
	mix: Mix,
	materials: Materials,
	shadows: ReturnType<typeof createContactShadows>,
): Kitchen {
	const group = new Group();
	const fronts: FrontObject[] = [];
	for (const run of model.runs) {
		const place = new Group();
		place.position.set(metres(run.at.x), 0, metres(run.at.z));
		place.rotation.y = (run.turn * Math.PI) / 180;
		for (const cabinet of run.cabinets) {
			const hasSink = run.sinks.some(({ bowl }) => isWithin(bowl, cabinet.carcass));
			const carcass = createCarcass(cabinet, hasSink, materials);
			place.add(carcass);
			const fillShelves = once(() => carcass.add(inShadow(createShelves(cabinet, materials))));
			for (const part of cabinet.fronts) {
				const front = createFront(part, cabinet, mix, materials, fillShelves);
				fronts.push(front);
				place.add(front.object);
			}
			for (const appliance of cabinet.appliances) place.add(createOven(appliance, materials));
		}
		addFixed(place, run, mix, materials);
		place.add(createProps(run, materials));
		group.add(place);
	}
	group.add(createRoom(model, materials));
	inShadow(group);
	group.add(shadows.build(model));
	// Lamps throw no shadows: on the wall behind they would look like stains.
	const { height } = roomSizeOf(model);
	for (const pendant of pendantsOf(model)) group.add(createPendant(pendant, height, materials));
	return { group, fronts };
}

/** Throws shadows and shows those of others. */
function inShadow(group: Group): Group {
	group.traverse((object) => {
		object.castShadow = true;
		object.receiveShadow = true;
	});
	return group;
}

/** The inside of a cabinet is built when its front is first opened, so that the kitchen loads faster. */
function once(build: () => void): () => void {
	let built = false;
	return () => {
		if (!built) build();
		built = true;
	};
}

export function disposeKitchen({ group }: Kitchen): void {
	group.traverse((object) => {
		if (object instanceof Mesh) object.geometry.dispose();
	});
}

/** Panels, plinths, worktops, sinks and hobs. */
function addFixed(place: Group, run: Run, mix: Mix, materials: Materials): void {
	for (const panel of run.panels) {
		place.add(new Mesh(layGrain(boardGeometry(toMetres(panel)), hashText(panel.id) % 7), materials[panel.group]));
	}
	for (const plinth of run.plinths) {
		place.add(new Mesh(layGrain(boardGeometry(toMetres(plinth)), 0, true), materials.plinth));
	}
	for (const piece of run.worktops) place.add(new Mesh(worktopGeometry(piece), materials.worktop));
	for (const splash of run.splashes) {
		place.add(new Mesh(layGrain(boardGeometry(toMetres(splash)), 0, true), materials.worktop));
	}
	for (const shelf of run.shelves)
		place.add(new Mesh(layGrain(boardGeometry(toMetres(shelf)), 0, true), materials.shelf));
	for (const sink of run.sinks) {
		const tap = createTap(mix.tap, materials);
		tap.position.set(metres(sink.tap.x), metres(sink.tap.y), metres(sink.tap.z));
		place.add(createSink(sink, materials), tap);
	}
	for (const hob of run.hobs) place.add(createHob(hob, materials));
}

/** A slab with real holes. Its outline is drawn from above, with y towards the wall. */
function worktopGeometry(piece: WorktopPiece): BufferGeometry {
	const { x, y, z, width, height, depth } = toMetres(piece);
	const slab = roundedRectangle(new Shape(), { left: x, right: x + width, low: -z - depth, high: -z }, 0.002);
	for (const hole of piece.cutOuts) {
		const [left, near] = [metres(hole.x), metres(hole.z)];
		const [right, far] = [left + metres(hole.width), near + metres(hole.depth)];
		const radius = hole.kind === "sink" ? sinkRadius : 0.006;
		slab.holes.push(roundedRectangle(new Path(), { left, right, low: -far, high: -near }, radius));
	}
	const bevel = Math.min(0.0015, height * 0.3);
	return layGrain(
		plateGeometry(slab, height, bevel)
			.rotateX(-Math.PI / 2)
			.translate(0, y, 0),
		0,
		true,
	);
}

/** Whether something stands between the sides of a cabinet, in the frame of their run. */
const isWithin = (part: Box, { x, width }: Box) => part.x >= x && part.x + part.width <= x + width;

/** A hollow box without a front. Below a sink it is open above, with a rail in front of the bowl. */
function createCarcass({ carcass, group: kind }: CabinetPart, hasSink: boolean, materials: Materials): Group {
	const { x, y, z, width, height, depth } = toMetres(carcass);
	const group = new Group();
	group.position.set(x, y, z);
	const boards = [
		{ x: 0, y: 0, z: 0, width: thick, height, depth },
		{ x: width - thick, y: 0, z: 0, width: thick, height, depth },
		{ x: 0, y: 0, z: 0, width, height: thick, depth },
		hasSink
			? { x: 0, y: height - 0.2, z: depth - thick, width, height: 0.2, depth: thick }
			: { x: 0, y: height - thick, z: 0, width, height: thick, depth },
		{ x: 0, y: 0, z: 0, width, height, depth: 0.008 },
	];
	group.add(new Mesh(merged(boards.map((board) => boardGeometry(board))), materials.carcass));
	// The top and the underside of what hangs or stands high are seen, and covered like the fronts.
	if (kind !== "base") {
		const cover = { x: 0, z: 0, width, height: 0.002, depth };
		for (const at of [-0.002, height])
			group.add(new Mesh(layGrain(boardGeometry({ ...cover, y: at })), materials[kind]));
	}
	// A strip of light below wall cabinets, for when the sun is down.
	if (kind === "wall") {
		const strip = { x: 0.03, y: -0.01, z: depth - 0.06, width: width - 0.06, height: 0.008, depth: 0.018 };
		group.add(new Mesh(boardGeometry(strip), materials.strip));
	}
	return group;
}

/** A front in its place, with the way it opens. A drawer brings its box along. */
function createFront(
	part: FrontPart,
	cabinet: CabinetPart,
	mix: Mix,
	materials: Materials,
	fillShelves: () => void,
): FrontObject {
	const { design } = frontOf(mix, part);
	const { x, y, z, width, height, depth } = toMetres(part);
	const seed = hashText(cabinet.id);
	const body = new Group();
	// Turns around its middle, like the reel of a slot machine.
	const reel = new Group();
	reel.position.set(width / 2, height / 2, depth / 2);
	const board = new Group();
	board.position.set(-width / 2, -height / 2, -depth / 2);
	reel.add(board);
	body.add(reel);
	const own = materialsOfFront(materials, mix, part);
	const { face, core, knob, joint }: FrontGeometries = frontGeometries(part, design);
	// The grain runs through all fronts of a cabinet.
	layGrain(face.translate(0, y, 0), (seed % 97) / 9.7).translate(0, -y, 0);
	board.add(new Mesh(face, own.face));
	if (core) board.add(new Mesh(core, own.core));
	if (knob) board.add(new Mesh(knob, materials.knob));
	// The dark joint around a front is part of what is behind it: it goes when the front opens.
	const dark = new Mesh(joint, materials.joint);
	board.add(dark);

	const object = new Group();
	object.add(body);
	object.userData.front = part.id;
	const front: FrontObject = {
		id: part.id,
		object,
		openness: 0,
		open: () => {},
		spin: (turns) => {
			reel.rotation.x = turns * 2 * Math.PI;
		},
	};
	const { opens } = part;
	if (opens.by === "drawer") {
		object.position.set(x, y, z);
		const fillDrawer = once(() => body.add(inShadow(createDrawer(width, height, hashText(part.id), materials))));
		front.open = (openness) => {
			if (openness > 0) fillDrawer();
			front.openness = openness;
			dark.visible = openness === 0;
			object.position.z = z + metres(opens.reach) * openness;
		};
		return front;
	}
	// Hinges turn around the outer edge, so that a door stays within its own width.
	const hinge = opens.hinge === "right" ? width : 0;
	object.position.set(x + hinge, y, z + depth);
	body.position.set(-hinge, 0, -depth);
	front.open = (openness) => {
		if (openness > 0) fillShelves();
		front.openness = openness;
		dark.visible = openness === 0;
		if (opens.hinge === "bottom") object.rotation.x = openness * flapAngle;
		else object.rotation.y = openness * doorAngle * (opens.hinge === "left" ? -1 : 1);
	};
	return front;
}

const doorAngle = (96 * Math.PI) / 180;
const flapAngle = (84 * Math.PI) / 180;
