import {
	BoxGeometry,
	type BufferGeometry,
	CylinderGeometry,
	Group,
	Mesh,
	type Object3D,
	Shape,
	SphereGeometry,
} from "three";
import { randomNumbers } from "../../facts/random-numbers.ts";
import { splashThickness } from "../../mixer/kitchen-model/measures.ts";
import type { Box, Run, WorktopPiece } from "../../mixer/kitchen-model/model.ts";
import { turnedGeometry } from "./fittings.ts";
import { merged, metres, plateGeometry, roundedRectangle, toMetres } from "./geometry.ts";
import type { Materials } from "./materials.ts";

/** Objects on the worktops and shelves of a run, which show its size. */
export function createProps(run: Run, materials: Materials): Group {
	const group = new Group();
	const put = (object: Object3D, x: number, y: number, z: number) => {
		object.position.set(x, y, z);
		group.add(object);
	};
	const [top] = run.worktops;
	if (top && run.name !== "side") {
		const [x, y, z] = freeSpot(top);
		put(createLemons(materials), x, y, z);
		if (run.name === "back") put(createBoard(materials), x + 0.27, y, metres(splashThickness));
	}
	for (const hob of run.hobs.map(toMetres)) {
		put(createPan(materials), hob.x + hob.width * 0.74, hob.y + hob.height, hob.z + hob.depth * 0.3);
	}
	for (const shelf of run.shelves.map(toMetres)) {
		const at = (share: number) => [shelf.x + shelf.width * share, shelf.y + shelf.height, shelf.depth / 2] as const;
		put(createBooks(materials), ...at(0.1));
		put(createCups(materials), ...at(0.42));
		put(createPlates(materials), ...at(0.62));
		put(createPlant(shelf, materials), ...at(0.9));
	}
	return group;
}

/** The spot on a worktop that is furthest from sink and hob. */
function freeSpot(top: WorktopPiece): readonly [number, number, number] {
	const spots = [top.x + 250, top.x + top.width - 250, top.x + top.width / 2];
	const away = (x: number) =>
		Math.min(...top.cutOuts.map((hole) => Math.abs(hole.x + hole.width / 2 - x) - hole.width / 2));
	const best = spots.reduce((one, other) => (away(other) > away(one) + 1 ? other : one));
	return [metres(best), metres(top.y + top.height), metres(top.z + top.depth * 0.52)];
}

/** Leans against the wall. */
function createBoard({ board }: Materials): Mesh {
	const outline = roundedRectangle(new Shape(), { left: -0.12, right: 0.12, low: 0, high: 0.36 }, 0.02);
	return new Mesh(plateGeometry(outline, 0.018, 0.002).rotateX(-0.12).translate(0, 0, 0.045), board);
}

function createPan({ bowl, steel }: Materials): Group {
	const pan = new Group();
	const body = turnedGeometry([
		[0, 0.002],
		[0.1, 0.002],
		[0.112, 0.012],
		[0.115, 0.1],
		[0.118, 0.104],
		[0.09, 0.122],
		[0.02, 0.13],
		[0, 0.13],
	]);
	const ears = [-0.125, 0.125].map((x) => new BoxGeometry(0.035, 0.012, 0.06).translate(x, 0.085, 0));
	pan.add(new Mesh(merged([body, ...ears]), bowl));
	pan.add(new Mesh(new SphereGeometry(0.017, 12, 8).translate(0, 0.142, 0), steel));
	return pan;
}

function createBooks({ white, bowl, lemon, drawer, board }: Materials): Group {
	const books = new Group();
	let x = 0;
	for (const [material, thick, tall] of [
		[white, 0.024, 0.23],
		[bowl, 0.034, 0.21],
		[lemon, 0.02, 0.24],
		[drawer, 0.03, 0.2],
		[board, 0.022, 0.22],
		[white, 0.028, 0.19],
	] as const) {
		const book = new Mesh(new BoxGeometry(thick - 0.001, tall, 0.16), material);
		book.position.set(x + thick / 2, tall / 2, 0);
		books.add(book);
		x += thick;
	}
	return books;
}

function createCups({ white, bowl, lemon }: Materials): Group {
	const cups = new Group();
	[bowl, lemon, white].forEach((material, number) => {
		const cup = new Mesh(new CylinderGeometry(0.036, 0.03, 0.066, 20).translate(0, 0.033, 0), material);
		cup.position.set(number * 0.095, 0, number === 1 ? 0.03 : -0.01);
		cups.add(cup);
	});
	return cups;
}

function createPlates({ white }: Materials): Mesh {
	const plates = [0, 1, 2, 3].map((number) =>
		new CylinderGeometry(0.1, 0.07, 0.011, 28).translate(0, 0.006 + number * 0.013, 0),
	);
	return new Mesh(merged(plates), white);
}

/** Hangs over the edge of its shelf. */
function createPlant({ depth }: Box, { white, leaf }: Materials): Group {
	const plant = new Group();
	const pot = turnedGeometry([
		[0, 0],
		[0.05, 0],
		[0.065, 0.11],
		[0.058, 0.11],
		[0.055, 0.095],
		[0, 0.095],
	]);
	plant.add(new Mesh(pot, white));
	const random = randomNumbers(7);
	const leaves: BufferGeometry[] = [];
	for (let vine = 0; vine < 13; vine++) {
		// Around the pot; those in front hang down over the edge.
		const turn = (vine / 13) * 2 * Math.PI;
		const [out, side] = [Math.cos(turn), Math.sin(turn)];
		const length = out > 0.2 ? 5 + Math.floor(random() * 7) : 4;
		for (let step = 0; step < length; step++) {
			const far = Math.min(1, (step + 0.6) / 3);
			const drop = Math.max(0, step - 2) * 0.045;
			const wobble = () => (random() - 0.5) * 0.05;
			leaves.push(
				new SphereGeometry(0.028 + random() * 0.02, 8, 4)
					.scale(0.75, 0.1, 1.1)
					.rotateX(0.3 + far * 0.9 + wobble() * 8)
					.rotateY(turn + wobble() * 16)
					.translate(
						side * 0.13 * far + wobble(),
						0.15 - far * 0.03 - drop,
						out * (depth / 2 + 0.03) * far + wobble() * 0.5,
					),
			);
		}
	}
	plant.add(new Mesh(merged(leaves), leaf));
	return plant;
}

/** A bowl of lemons. */
function createLemons({ bowl, lemon }: Materials): Group {
	const group = new Group();
	group.add(
		new Mesh(
			turnedGeometry([
				[0.05, 0],
				[0.052, 0.008],
				[0.09, 0.022],
				[0.125, 0.055],
				[0.136, 0.082],
				[0.131, 0.083],
				[0.12, 0.058],
				[0.085, 0.028],
				[0, 0.02],
			]),
			bowl,
		),
	);
	for (const [x, y, z, turn] of [
		[-0.055, 0.062, 0.03, 0.4],
		[0.02, 0.062, -0.06, 1.6],
		[0.045, 0.062, 0.035, 2.7],
		[-0.01, 0.105, -0.005, 1],
	] as const) {
		const fruit = new Mesh(new SphereGeometry(0.033, 20, 14).scale(1.3, 1, 1), lemon);
		fruit.position.set(x, y, z);
		fruit.rotation.set(0, turn, turn * 0.2);
		group.add(fruit);
	}
	return group;
}
