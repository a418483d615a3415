import { BoxGeometry, type BufferGeometry, CylinderGeometry, Group, Mesh, type Object3D, Path, Shape } from "three";
import { hashText } from "../../mixer/hash-text.ts";
import type { Box, CabinetPart, FrontPart, KitchenModel, Run, WorktopPiece } from "../../mixer/kitchen-model/model.ts";
import { frontOf, type Mix } from "../../mixer/mix.ts";
import type { createContactShadows } from "./contact-shadows.ts";
import { createHob, createOven, createPendant, createSink, createTap, sinkRadius, turnedGeometry } from "./fittings.ts";
import { type FrontGeometries, frontGeometries } from "./front-geometry.ts";
import { boardGeometry, layGrain, merged, metres, plateGeometry, roundedRectangle, toMetres } from "./geometry.ts";
import { pendantsOf } from "./lights.ts";
import { type Materials, materialsOfFront } from "./materials.ts";
import { createProps } from "./props.ts";
import { createRoom, roomSizeOf } from "./room.ts";

/** A front that can be opened by a share of 0 to 1, and spun by whole turns. */
export type FrontObject = {
	id: string;
	object: Object3D;
	share: number;
	open(share: number): void;
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

/** What is behind a front is built when it is first opened: a closed kitchen is there sooner. */
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

/** Panels, plinths, worktops and what is let into them. */
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

const placed = (object: Group, [x, y, z]: readonly [number, number, number]) => {
	object.position.set(x, y, z);
	return object;
};

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

const thick = 0.018;

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

/** Shelves with a few things on them, where doors open. */
function createShelves({ id, carcass, fronts, appliances }: CabinetPart, materials: Materials): Group {
	const { width, height, depth } = toMetres(carcass);
	const group = new Group();
	const hasShelves =
		fronts.some(({ opens }) => opens.by === "door" && opens.hinge !== "bottom") && appliances.length === 0;
	if (!hasShelves) return group;
	const count = Math.max(1, Math.round(height / 0.38) - 1);
	for (let shelf = 0; shelf <= count; shelf++) {
		const at = shelf === 0 ? thick : (height * shelf) / (count + 1);
		if (shelf > 0) {
			const board = { x: thick, y: at, z: 0.01, width: width - 2 * thick, height: 0.016, depth: depth - 0.04 };
			group.add(new Mesh(boardGeometry(board), materials.carcass));
		}
		group.add(
			placed(createCrockery(hashText(`${id}${shelf}`), width - 0.12, materials), [0.06, at + 0.016, depth * 0.55]),
		);
	}
	return group;
}

/** A row of plates, bowls and glasses; which ones depends on the seed. */
function createCrockery(seed: number, width: number, { white, bowl, glass }: Materials): Group {
	const group = new Group();
	const count = Math.max(1, Math.floor(width / 0.26));
	for (let number = 0; number < count; number++) {
		const kind = (seed + number * 3) % 4;
		const material = (seed >> number) % 3 === 0 ? bowl : white;
		const x = ((number + 0.5) / count) * width;
		const stack = (geometry: BufferGeometry, pieces: number, step: number, of = material) => {
			for (let piece = 0; piece < pieces; piece++) {
				const item = new Mesh(geometry.clone(), of);
				item.position.set(x, piece * step, 0);
				group.add(item);
			}
			geometry.dispose();
		};
		if (kind === 0)
			stack(
				turnedGeometry([
					[0.07, 0],
					[0.12, 0.014],
					[0.122, 0.018],
					[0.06, 0.008],
					[0, 0.008],
				]),
				5,
				0.012,
			);
		else if (kind === 1)
			stack(
				turnedGeometry([
					[0.03, 0],
					[0.07, 0.03],
					[0.085, 0.07],
					[0.08, 0.07],
					[0, 0.02],
				]),
				3,
				0.022,
			);
		else if (kind === 2)
			stack(new CylinderGeometry(0.035, 0.03, 0.11, 20, 1, true).translate(0, 0.055, 0), 1, 0, glass);
		else stack(new CylinderGeometry(0.05, 0.05, 0.16, 24).translate(0, 0.08, 0), 1, 0);
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
		share: 0,
		open: () => {},
		spin: (turns) => {
			reel.rotation.x = turns * 2 * Math.PI;
		},
	};
	const { opens } = part;
	if (opens.by === "drawer") {
		object.position.set(x, y, z);
		const fillDrawer = once(() => body.add(inShadow(createDrawer(width, height, hashText(part.id), materials))));
		front.open = (share) => {
			if (share > 0) fillDrawer();
			front.share = share;
			dark.visible = share === 0;
			object.position.z = z + metres(opens.reach) * share;
		};
		return front;
	}
	// Hinges turn around the outer edge, so that a door stays within its own width.
	const hinge = opens.hinge === "right" ? width : 0;
	object.position.set(x + hinge, y, z + depth);
	body.position.set(-hinge, 0, -depth);
	front.open = (share) => {
		if (share > 0) fillShelves();
		front.share = share;
		dark.visible = share === 0;
		if (opens.hinge === "bottom") object.rotation.x = share * flapAngle;
		else object.rotation.y = share * doorAngle * (opens.hinge === "left" ? -1 : 1);
	};
	return front;
}

const doorAngle = (96 * Math.PI) / 180;
const flapAngle = (84 * Math.PI) / 180;

/** The box behind the front of a drawer, open above, with things in it. */
function createDrawer(width: number, height: number, seed: number, materials: Materials): Group {
	const [side, below, deep, board] = [0.03, 0.03, 0.52, 0.012];
	const inner = width - 2 * side;
	const tall = Math.max(0.06, Math.min(height - 0.1, 0.2));
	const drawer = new Group();
	const boards = [
		{ x: side, y: below, z: -deep, width: board, height: tall, depth: deep },
		{ x: width - side - board, y: below, z: -deep, width: board, height: tall, depth: deep },
		{ x: side, y: below, z: -deep, width: inner, height: tall, depth: board },
		{ x: side, y: below, z: -deep, width: inner, height: board, depth: deep },
	];
	const box = merged(boards.map((one) => boardGeometry(one)));
	drawer.add(new Mesh(layGrain(box, seed % 5, true), materials.drawer));
	const floor = below + board;
	if (tall < 0.14) drawer.add(placed(createCutlery(inner, materials), [side, floor, -0.06]));
	else
		for (const row of [-0.16, -0.38])
			drawer.add(
				placed(createCrockery(seed + Math.round(row * 50), inner - 0.06, materials), [side + 0.03, floor, row]),
			);
	return drawer;
}

/** Knives, forks and spoons in rows, as bars of steel. */
function createCutlery(width: number, { steel, drawer }: Materials): Group {
	const group = new Group();
	const rows = Math.max(3, Math.floor(width / 0.09));
	for (let row = 0; row < rows; row++) {
		const x = ((row + 0.5) / rows) * width;
		const divider = new Mesh(new BoxGeometry(0.006, 0.04, 0.4), drawer);
		divider.position.set((row / rows) * width, 0.02, -0.22);
		if (row > 0) group.add(divider);
		for (let piece = -1; piece <= 1; piece++) {
			const item = new Mesh(boardGeometry({ x: 0, y: 0, z: 0, width: 0.014, height: 0.004, depth: 0.2 }), steel);
			item.position.set(x + piece * 0.02 - 0.007, 0.004 + (piece + 1) * 0.002, -0.34);
			group.add(item);
		}
	}
	return group;
}
