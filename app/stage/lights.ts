import {
	BackSide,
	BoxGeometry,
	Color,
	DirectionalLight,
	Group,
	HemisphereLight,
	Mesh,
	MeshBasicMaterial,
	PlaneGeometry,
	PMREMGenerator,
	PointLight,
	Scene,
	SpotLight,
	type WebGLRenderer,
	type WebGLRenderTarget,
} from "three";
import { inRoom } from "../../mixer/kitchen-model/in-room.ts";
import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import type { StageLight } from "../../mixer/stage.ts";
import { metres } from "./geometry.ts";
import type { Materials } from "./materials.ts";
import { roomSizeOf, windowOf } from "./room.ts";

type Point = readonly [x: number, y: number, z: number];

/** Lamps on strings above an island. */
export function pendantsOf({ runs }: KitchenModel): Point[] {
	const island = runs.find(({ name }) => name === "island");
	if (!island) return [];
	const box = inRoom(island, { x: 0, y: 0, z: 0, width: island.length, height: 0, depth: island.face });
	return [0.2, 0.5, 0.8].map((share) => [metres(box.x + box.width * share), 1.74, metres(box.z + box.depth / 2)]);
}

/** How bright everything is. By day it adds up to about one on a front: its colour, unchanged. */
const moods = {
	day: { sun: 2.6, fill: 1.15, room: 0.82, lamps: false, glow: 0.3, sky: "#eef3f7", sunColour: "#ffe9c9" },
	evening: { sun: 0, fill: 0.05, room: 0.16, lamps: true, glow: 2.2, sky: "#26304a", sunColour: "#ffffff" },
} as const satisfies Record<StageLight, object>;

/** As bright as the environment on an upright front. */
const ambientStrength = 3.6;

/** Sun, soft light from the room, and lamps. Lamps are invisible by day: what does not shine costs no time. */
export function createLights() {
	const group = new Group();
	const sun = new DirectionalLight("#ffe9c9");
	const fill = new DirectionalLight("#ffffff");
	for (const light of [sun, fill]) {
		light.castShadow = true;
		light.shadow.bias = -0.0004;
		light.shadow.normalBias = 0.012;
		group.add(light, light.target);
	}
	sun.shadow.mapSize.set(2048, 2048);
	sun.shadow.radius = 2;
	fill.shadow.mapSize.set(1024, 1024);
	fill.shadow.radius = 10;
	fill.shadow.intensity = 0.75;
	// Stands in for the environment where there is none.
	const ambient = new HemisphereLight("#ffffff", "#a59a8d");
	group.add(ambient);
	const ceilingLamps = [0, 1].map(() => new SpotLight("#ffcf8f", 22, 0, 1.15, 0.8));
	const strips = [0, 1, 2].map(() => new PointLight("#ffc77f", 0.9, 2.2));
	for (const lamp of [...ceilingLamps, ...strips]) group.add(lamp);
	for (const lamp of ceilingLamps) group.add(lamp.target);

	return {
		group,
		/** Puts every light where this kitchen needs it. */
		place(model: KitchenModel): void {
			const size = roomSizeOf(model);
			const { from, to, low, high } = windowOf(size);
			const middle = (size.left + size.right) / 2;
			// The sun shines through the window onto the middle of the kitchen.
			const spot: Point = [middle - 0.2, 0.95, 0.45];
			const pane: Point = [size.left, (low + high) / 2 + 0.25, (from + to) / 2];
			aim(
				sun,
				[spot[0] + (pane[0] - spot[0]) * 3, spot[1] + (pane[1] - spot[1]) * 3, spot[2] + (pane[2] - spot[2]) * 3],
				spot,
				4.2,
			);
			aim(fill, [middle - 1.6, 5, 5.5], [middle, 0.9, 0.4], 4.2);
			const pendants = pendantsOf(model);
			ceilingLamps.forEach((lamp, number) => {
				const x = pendants[number * 2]?.[0] ?? middle + (number - 0.5) * 2;
				const z = pendants[0]?.[2] ?? 1.9;
				lamp.position.set(x, size.height - 0.1, z);
				lamp.target.position.set(x, 0, z * 0.75);
			});
			const walls = model.runs.flatMap((run) =>
				run.cabinets.filter(({ group: kind }) => kind === "wall").map(({ carcass }) => inRoom(run, carcass)),
			);
			strips.forEach((strip, number) => {
				const box = walls[Math.floor((number / strips.length) * walls.length)];
				strip.userData.isUsed = box !== undefined;
				if (box) {
					strip.position.set(metres(box.x + box.width / 2), metres(box.y) - 0.04, metres(box.z + box.depth / 2) + 0.05);
				}
			});
		},
		/** Changes the time of day. */
		set(light: StageLight, scene: Scene, { lamp }: Materials): void {
			const mood = moods[light];
			sun.intensity = mood.sun;
			sun.color.set(mood.sunColour);
			fill.intensity = mood.fill;
			scene.environmentIntensity = mood.room;
			ambient.intensity = mood.room * ambientStrength;
			ambient.visible = scene.environment === null;
			scene.background = new Color(mood.sky);
			for (const one of ceilingLamps) one.visible = mood.lamps;
			for (const strip of strips) strip.visible = mood.lamps && strip.userData.isUsed === true;
			lamp.emissiveIntensity = mood.glow;
		},
		dispose(): void {
			for (const light of [sun, fill, ...ceilingLamps, ...strips, ambient]) light.dispose();
		},
	};
}

function aim(light: DirectionalLight, from: Point, to: Point, reach: number): void {
	light.position.set(...from);
	light.target.position.set(...to);
	const { camera } = light.shadow;
	Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1, far: 18 });
	camera.updateProjectionMatrix();
}

/** What metals mirror and what lights every shade: a plain bright room with a window on the left. */
export function createEnvironment(renderer: WebGLRenderer): WebGLRenderTarget {
	const scene = new Scene();
	const paint = (brightness: number) =>
		new MeshBasicMaterial({ color: new Color().setScalar(brightness), side: BackSide });
	// Right, left, above, below, behind the visitor, back wall.
	const walls = [0.75, 0.7, 1.15, 0.42, 0.85, 0.75].map(paint);
	const box = new Mesh(new BoxGeometry(7, 4, 7), walls);
	const panel = (width: number, height: number, brightness: number) =>
		new Mesh(new PlaneGeometry(width, height), new MeshBasicMaterial({ color: new Color().setScalar(brightness) }));
	const window = panel(3, 2, 6);
	window.position.set(-3.45, 0.5, 0.8);
	window.rotation.y = Math.PI / 2;
	const opposite = panel(2.4, 1.2, 2.2);
	opposite.position.set(1, 0.6, 3.45);
	opposite.rotation.y = Math.PI;
	scene.add(box, window, opposite);
	const generator = new PMREMGenerator(renderer);
	const target = generator.fromScene(scene, 0.02);
	generator.dispose();
	for (const mesh of [box, window, opposite]) mesh.geometry.dispose();
	for (const material of [...walls, window.material, opposite.material]) material.dispose();
	return target;
}
