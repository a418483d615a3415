import {
	BackSide,
	BoxGeometry,
	Color,
	DirectionalLight,
	Group,
	HemisphereLight,
	MathUtils,
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

type Mood = {
	hour: number;
	/** The sun: how bright, how many degrees above the horizon, which colour. */
	sun: number;
	elevation: number;
	sunColour: string;
	/** Soft light from the visitor's side. */
	fill: number;
	fillColour: string;
	/** Light from everywhere. */
	room: number;
	/** Lamps and the strip below wall cabinets, from off to on. */
	lamps: number;
	sky: string;
};

/** The light from noon to midnight. At noon it adds up to about one on a front: its colour, unchanged. */
const moods: readonly [Mood, ...Mood[]] = [
	{
		hour: 12,
		sun: 4,
		elevation: 21,
		sunColour: "#ffebd0",
		fill: 0.85,
		fillColour: "#ffffff",
		room: 0.74,
		lamps: 0,
		sky: "#e9f1f7",
	},
	{
		hour: 16,
		sun: 3.8,
		elevation: 18,
		sunColour: "#ffe2b8",
		fill: 0.8,
		fillColour: "#fff8ee",
		room: 0.66,
		lamps: 0,
		sky: "#f1efe6",
	},
	{
		hour: 19,
		sun: 2.3,
		elevation: 13,
		sunColour: "#ffb772",
		fill: 0.75,
		fillColour: "#ffe6c8",
		room: 0.62,
		lamps: 0,
		sky: "#f7cfa0",
	},
	{
		hour: 20.5,
		sun: 0.7,
		elevation: 6,
		sunColour: "#ff8a4a",
		fill: 0.55,
		fillColour: "#ffd9b8",
		room: 0.48,
		lamps: 0.5,
		sky: "#b98f9c",
	},
	{
		hour: 21.5,
		sun: 0,
		elevation: 5,
		sunColour: "#ff8a4a",
		fill: 0.55,
		fillColour: "#ffd3a1",
		room: 0.4,
		lamps: 0.9,
		sky: "#4a5278",
	},
	{
		hour: 24,
		sun: 0,
		elevation: 5,
		sunColour: "#ff8a4a",
		fill: 0.45,
		fillColour: "#ffcf9a",
		room: 0.3,
		lamps: 1,
		sky: "#141a30",
	},
];

/** The mood of an hour: between the two nearest of the list. */
function moodAt(hour: number): Mood {
	const next = moods.findIndex((mood) => mood.hour >= hour);
	const to = moods[next] ?? moods[0];
	const from = moods[next - 1] ?? to;
	const progress = to === from ? 1 : (hour - from.hour) / (to.hour - from.hour);
	const number = (name: "sun" | "elevation" | "fill" | "room" | "lamps") =>
		MathUtils.lerp(from[name], to[name], progress);
	const colour = (name: "sunColour" | "fillColour" | "sky") =>
		`#${new Color(from[name]).lerp(new Color(to[name]), progress).getHexString()}`;
	return {
		hour,
		sun: number("sun"),
		elevation: number("elevation"),
		sunColour: colour("sunColour"),
		fill: number("fill"),
		fillColour: colour("fillColour"),
		room: number("room"),
		lamps: number("lamps"),
		sky: colour("sky"),
	};
}

/** As bright as the environment on an upright front. */
const ambientStrength = 3.6;

const ceilingLampStrength = 20;
const stripStrength = 0.8;

/** Sun, soft light from the room, and lamps. By day lamps are invisible, because invisible lights cost nothing. */
export function createLights() {
	const group = new Group();
	const sun = new DirectionalLight("#ffe9c9");
	// Hangs inside the room, below the ceiling; without decay it is as bright everywhere.
	const fill = new SpotLight("#ffffff", 1, 0, 0.9, 0.7, 0);
	for (const light of [sun, fill]) {
		light.castShadow = true;
		light.shadow.bias = -0.0004;
		light.shadow.normalBias = 0.012;
		group.add(light, light.target);
	}
	sun.shadow.mapSize.set(2048, 2048);
	sun.shadow.radius = 4;
	fill.shadow.mapSize.set(1024, 1024);
	fill.shadow.radius = 10;
	fill.shadow.intensity = 0.75;
	// Stands in for the environment where there is none.
	const ambient = new HemisphereLight("#ffffff", "#a59a8d");
	group.add(ambient);
	const ceilingLamps = [0, 1].map(() => new SpotLight("#ffd9a8", ceilingLampStrength, 0, 1.5, 1));
	const strips = [0, 1, 2].map(() => new PointLight("#ffd49a", stripStrength, 2.4));
	let spot: Point = [0, 0, 0];
	/** How far around that spot the sun throws shadows. */
	let reach = 5.5;
	/** From the spot to the window, along the floor. */
	let away: readonly [x: number, z: number] = [0, 0];
	for (const lamp of [...ceilingLamps, ...strips]) group.add(lamp);
	for (const lamp of ceilingLamps) group.add(lamp.target);

	return {
		group,
		/** Puts every light where this kitchen needs it. */
		place(model: KitchenModel): void {
			const size = roomSizeOf(model);
			const { wall, from, to } = windowOf(model);
			const middle = (size.left + size.right) / 2;
			// The sun shines through the window onto the middle of the kitchen.
			reach = Math.max(5.5, (size.right - size.left) * 0.75);
			spot = wall === "back" ? [middle, 0.5, 1.4] : [middle, 0.7, 0.62];
			away =
				wall === "back" ? [(from + to) / 2 - spot[0] - 0.5, -1.8] : [size[wall] - spot[0], (from + to) / 2 - spot[2]];
			fill.position.set(middle + (wall === "right" ? 1.4 : -1.4), size.height - 0.1, 4.8);
			fill.target.position.set(middle, 0.8, 0.4);
			const pendants = pendantsOf(model);
			// Far enough from the side walls of a galley not to burn a spot into them.
			const apart = Math.min(2, (size.right - size.left) * 0.35);
			ceilingLamps.forEach((lamp, number) => {
				const x = pendants[number * 2]?.[0] ?? middle + (number - 0.5) * apart;
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
		set(hour: number, scene: Scene, { lamp, strip: stripGlass, ceiling }: Materials): void {
			const mood = moodAt(hour);
			const steep = Math.tan(MathUtils.degToRad(mood.elevation)) * Math.hypot(...away);
			aim(sun, [spot[0] + away[0] * 3, spot[1] + steep * 3, spot[2] + away[1] * 3], spot, reach);
			sun.intensity = mood.sun;
			sun.color.set(mood.sunColour);
			sun.visible = mood.sun > 0;
			fill.intensity = mood.fill;
			fill.color.set(mood.fillColour);
			scene.environmentIntensity = mood.room;
			ambient.intensity = mood.room * ambientStrength;
			ambient.visible = scene.environment === null;
			scene.background = new Color(mood.sky);
			for (const one of ceilingLamps) {
				one.visible = mood.lamps > 0;
				one.intensity = ceilingLampStrength * mood.lamps;
			}
			for (const strip of strips) {
				strip.visible = mood.lamps > 0 && strip.userData.isUsed === true;
				strip.intensity = stripStrength * mood.lamps;
			}
			lamp.emissiveIntensity = 0.3 + 1.9 * mood.lamps;
			stripGlass.emissiveIntensity = 2.5 * mood.lamps;
			// No lamp lights the ceiling directly; this is the light that the floor reflects.
			ceiling.emissive.set(mood.fillColour).multiplyScalar(mood.room * 0.8);
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
	Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1, far: 30 });
	camera.updateProjectionMatrix();
}

/** The environment that metals reflect and that lights shadows: a plain bright room with a window on the right. */
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
	window.position.set(3.45, 0.5, 0.8);
	window.rotation.y = -Math.PI / 2;
	const opposite = panel(2.4, 1.2, 2.2);
	opposite.position.set(-1, 0.6, 3.45);
	opposite.rotation.y = Math.PI;
	scene.add(box, window, opposite);
	const generator = new PMREMGenerator(renderer);
	const target = generator.fromScene(scene, 0.02);
	generator.dispose();
	for (const mesh of [box, window, opposite]) mesh.geometry.dispose();
	for (const material of [...walls, window.material, opposite.material]) material.dispose();
	return target;
}
