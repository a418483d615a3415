import { DataTexture, Group, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import { cabinets } from "../../facts/kitchen/cabinets.ts";
import type { Box, KitchenModel, Run } from "../../mixer/kitchen-model/model.ts";
import { metres, toMetres } from "./geometry.ts";
import { roomSizeOf } from "./room.ts";

/** How far a shadow lies in front of its surface, in metres: in the same plane the two would flicker. */
const lift = 0.0015;

/** Dark along its lower edge, clear at the upper one and towards both ends. */
function createGradient(): DataTexture {
	const size = 64;
	const data = new Uint8Array(size * size * 4);
	for (let y = 0; y < size; y++) {
		for (let x = 0; x < size; x++) {
			const ends = Math.min(1, Math.min(x, size - 1 - x) / 9);
			data[(y * size + x) * 4 + 3] = 255 * (1 - y / (size - 1)) ** 2.4 * ends;
		}
	}
	const texture = new DataTexture(data, size, size);
	texture.minFilter = texture.magFilter = LinearFilter;
	texture.needsUpdate = true;
	return texture;
}

/**
 * Soft shade where things meet: on the floor before plinths, on the wall around cabinets, in the room's corners. Planes
 * with a gradient: ambient occlusion worked out for every pixel takes a processor seconds per frame.
 */
export function createContactShadows() {
	const map = createGradient();
	const shade = (opacity: number) =>
		new MeshBasicMaterial({ color: "#120a10", map, opacity, transparent: true, depthWrite: false });
	const deep = shade(0.6);
	const soft = shade(0.26);
	return {
		/** For one kitchen, in the frame of the room. */
		build(model: KitchenModel): Group {
			const group = new Group();
			group.add(...model.runs.map(shadeRun), shadeCorners(model));
			return group;
		},
		dispose(): void {
			map.dispose();
			deep.dispose();
			soft.dispose();
		},
	};

	/** A strip of shade, `along` wide, that fades over `reach`. It looks to z and fades upwards. */
	function strip(along: number, reach: number, material = soft): Mesh {
		return new Mesh(new PlaneGeometry(along, reach).translate(0, reach / 2, 0), material);
	}

	/** On something level, fading towards the visitor. */
	function onFloor(mesh: Mesh, x: number, y: number, z: number, turn = 0): Mesh {
		mesh.geometry.rotateX(-Math.PI / 2).rotateY(Math.PI + turn);
		mesh.position.set(x, y + lift, z);
		return mesh;
	}

	/** On something upright that looks to z; `turn` 0 fades upwards, a quarter to the left. */
	function onWall(mesh: Mesh, x: number, y: number, z: number, turn = 0): Mesh {
		mesh.rotation.z = turn;
		mesh.position.set(x, y, z + lift);
		return mesh;
	}

	function shadeRun(run: Run): Group {
		const group = new Group();
		group.position.set(metres(run.at.x), 0, metres(run.at.z));
		group.rotation.y = (run.turn * Math.PI) / 180;
		const [length, face] = [metres(run.length), metres(run.face)];
		const foot = face - metres(cabinets.plinthRecess);
		group.add(
			onFloor(strip(length, 0.16, deep), length / 2, 0, foot),
			onFloor(strip(length + 0.2, 0.7), length / 2, 0, foot),
			onFloor(strip(face + 0.1, 0.4), 0, 0, face / 2, -Math.PI / 2),
			onFloor(strip(face + 0.1, 0.4), length, 0, face / 2, Math.PI / 2),
		);
		for (const top of run.worktops.map(toMetres)) {
			// Under the edge that reaches over the fronts.
			group.add(onWall(strip(top.width, 0.07, deep), top.x + top.width / 2, top.y, face, Math.PI));
			if (run.name !== "island")
				group.add(onFloor(strip(top.width, 0.22), top.x + top.width / 2, top.y + top.height, 0));
		}
		if (run.name === "island") return group;
		for (const { x, y, width, height } of blocksOf(run)) {
			const [middle, right] = [x + width / 2, x + width];
			group.add(
				onWall(strip(height, 0.45), right, y + height / 2, 0, -Math.PI / 2),
				onWall(strip(height, 0.45), x, y + height / 2, 0, Math.PI / 2),
			);
			if (y > 0) {
				group.add(
					onWall(strip(width, 0.14, deep), middle, y, 0, Math.PI),
					onWall(strip(width, 0.5), middle, y, 0, Math.PI),
				);
			}
		}
		return group;
	}

	function shadeCorners(model: KitchenModel): Group {
		const { left, right, depth, height } = roomSizeOf(model);
		const [group, width, middle] = [new Group(), right - left, (left + right) / 2];
		const side = (mesh: Mesh, x: number, facing: number) => {
			mesh.rotation.y = facing;
			mesh.position.x = x;
			return mesh;
		};
		group.add(
			onFloor(strip(width, 0.4), middle, 0, 0),
			onWall(strip(width, 0.5), middle, 0, 0),
			onWall(strip(width, 0.8), middle, height, 0, Math.PI),
			onWall(strip(height, 1), left, height / 2, 0, -Math.PI / 2),
			onWall(strip(height, 1), right, height / 2, 0, Math.PI / 2),
			side(onWall(strip(depth, 0.5), 0, 0, depth / 2 - lift), left + lift, Math.PI / 2),
			side(onWall(strip(depth, 0.5), 0, 0, depth / 2 - lift), right - lift, -Math.PI / 2),
		);
		return group;
	}
}

/** Tall cabinets and rows of wall cabinets, as boxes in metres. */
function blocksOf(run: Run): Box[] {
	const blocks: Box[] = [];
	for (const { group, carcass } of run.cabinets) {
		if (group === "base") continue;
		const box = toMetres(carcass);
		const last = blocks.at(-1);
		if (last && last.y === box.y && Math.abs(last.x + last.width - box.x) < 0.001) last.width += box.width;
		else blocks.push(box);
	}
	return blocks;
}
