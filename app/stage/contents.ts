import { BoxGeometry, type BufferGeometry, CylinderGeometry, Group, Mesh } from "three";
import { hashText } from "../../mixer/hash-text.ts";
import type { CabinetPart } from "../../mixer/kitchen-model/model.ts";
import { turnedGeometry } from "./fittings.ts";
import { boardGeometry, layGrain, merged, toMetres } from "./geometry.ts";
import type { Materials } from "./materials.ts";

/** The boards of a carcass. */
export const thick = 0.018;

const placed = (object: Group, [x, y, z]: readonly [number, number, number]) => {
	object.position.set(x, y, z);
	return object;
};

/** Shelves with a few things on them, where doors open. */
export function createShelves({ id, carcass, fronts, appliances }: CabinetPart, materials: Materials): Group {
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

/** The box behind the front of a drawer, open above, with things in it. */
export function createDrawer(width: number, height: number, seed: number, materials: Materials): Group {
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
