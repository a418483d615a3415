import {
	Color,
	GLSL3,
	Matrix4,
	PerspectiveCamera,
	RawShaderMaterial,
	Vector2,
	Vector3,
	Vector4,
	WebGLRenderer,
} from "three";
import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import type { Mix } from "../../mixer/mix.ts";
import type { StageLight } from "../../mixer/stage.ts";
import type { Extent } from "./boards.ts";
import { extentOfFront, type HungFront, KitchenScene } from "./kitchen-scene.ts";
import { windowOf } from "./lamps.ts";
import { lights } from "./lights.ts";
import { linear, looksOf, tilesIn, writeLooks } from "./looks.ts";
import { occludersOf } from "./occluders.ts";
import { pickFront, type Ray } from "./pick-front.ts";
import { fragmentShader, mostShading, vertexShader } from "./shader.ts";
import { slotNames } from "./slots.ts";
import { Smooth } from "./smooth.ts";
import { Sun } from "./sun.ts";
import type { TileName } from "./tile-names.ts";
import { Tiles } from "./tiles.ts";
import { extentOfKitchen, eyeOf, fieldOfView, type Stand } from "./viewpoints.ts";

/** A frame of something that moves should not take longer; on slower machines it has fewer pixels. */
const frameMs = 32;
/** A machine that is done so soon needs no such help. */
const swiftMs = 10;
const mostInSoftware = 600_000;
const pixelRatios = { most: 2, least: 0.62 };

/** Draws the kitchen. It knows how things look, not when they change. */
export class StageRenderer {
	readonly canvas: HTMLCanvasElement;
	readonly #element: HTMLElement;
	readonly #renderer: WebGLRenderer;
	readonly #camera = new PerspectiveCamera(fieldOfView, 1, 0.1, 60);
	readonly #sun = new Sun();
	readonly #tiles = new Tiles();
	readonly #smooth = new Smooth();
	readonly #kitchen: KitchenScene;
	readonly #uniforms = {
		tones: { value: new Float32Array(slotNames.length * 4) },
		makes: { value: new Float32Array(slotNames.length * 4) },
		chart: { value: new Vector4(0, 0, 1, 1) },
		grainStart: { value: new Vector2() },
		within: { value: 1 },
		sunMatrix: { value: this.#sun.matrix },
		sunMap: { value: this.#sun.depth },
		sunAcross: { value: this.#sun.across },
		sunAlong: { value: this.#sun.along },
		sunTarget: { value: new Vector3() },
		towardsSun: { value: this.#sun.towards },
		lightMap: { value: null as KitchenScene["lightMap"] | null },
		tiles: { value: this.#tiles.texture },
		windowLight: { value: new Color() },
		aboveLight: { value: new Color() },
		aroundLight: { value: new Color() },
		lampLight: { value: new Color() },
		sunLight: { value: new Color() },
		glow: { value: 0 },
		windowAt: { value: new Vector3() },
		windowHalf: { value: new Vector2() },
		wallTone: { value: new Color() },
		floorTone: { value: new Color() },
		backdrop: { value: new Color() },
		hazeFrom: { value: new Vector3() },
		openLow: { value: Array.from({ length: mostShading }, () => new Vector3()) },
		openHigh: { value: Array.from({ length: mostShading }, () => new Vector3()) },
		openCount: { value: 0 },
	};
	readonly #material = new RawShaderMaterial({
		glslVersion: GLSL3,
		vertexShader,
		fragmentShader,
		uniforms: this.#uniforms,
	});
	readonly #onTiles: () => void;
	readonly #software: boolean;
	#light: StageLight = "day";
	#model: KitchenModel | undefined;
	#extent: Extent = { low: [0, 0, 0], high: [1, 1, 1] };
	#walls: Extent[] = [];
	#shadowsStale = true;
	/** Pixels per pixel of the page: for what moves, and for what stands still. */
	#quick = 1;
	#full = 1;
	#wanted: readonly TileName[] = [];
	#bringsTiles = false;

	constructor(element: HTMLElement, label: string, onTiles: () => void) {
		this.#element = element;
		this.#onTiles = onTiles;
		// Smooth edges come from elsewhere (smooth.ts): whether they can be afforded is known only now.
		this.canvas = document.createElement("canvas");
		const context = this.canvas.getContext("webgl2", { antialias: false, alpha: false });
		if (!context) throw new Error("This browser has no WebGL 2, which the stage needs.");
		this.#renderer = new WebGLRenderer({ canvas: this.canvas, context });
		this.#software = isDrawnInSoftware(context);
		this.#full = Math.min(pixelRatios.most, devicePixelRatio);
		this.#quick = Math.min(1, this.#full);
		if (this.#software) this.#tiles.anisotropy = 1;
		this.canvas.tabIndex = 0;
		this.canvas.setAttribute("role", "img");
		this.canvas.setAttribute("aria-label", label);
		this.canvas.style.touchAction = "pan-y";
		this.canvas.style.display = "block";
		this.canvas.style.cursor = "grab";
		element.append(this.canvas);
		this.#kitchen = new KitchenScene(this.#material);
		// Almost nothing is drawn yet, but the graphics card begins to make its programs while we work out the kitchen.
		this.draw();
		this.#shadowsStale = true;
	}

	/** Patterns are fetched from now on: the first frame does not wait for them. */
	bringTiles(): void {
		this.#bringsTiles = true;
		this.#tiles.bring(this.#wanted).then((came) => {
			if (!came) return;
			this.#uniforms.tiles.value = this.#tiles.texture;
			this.#onTiles();
		});
	}

	update(model: KitchenModel, mix: Mix): void {
		if (model !== this.#model) {
			this.#model = model;
			this.#extent = extentOfKitchen(model);
			this.#walls = occludersOf(model);
			this.#sun.aim(this.#extent);
			this.#placeLight(model);
		}
		if (this.#kitchen.update(model, mix)) {
			this.#shadowsStale = true;
			this.#shadeOpen();
		}
		this.#lightUp();
		const looks = looksOf(mix);
		writeLooks(looks, this.#uniforms.tones.value, this.#uniforms.makes.value);
		this.#uniforms.wallTone.value.setRGB(...linear(looks.plaster.colour));
		this.#uniforms.floorTone.value.setRGB(...linear(looks.floor.colour));
		this.#tint();
		this.#wanted = tilesIn(looks);
		if (this.#bringsTiles) this.bringTiles();
	}

	light(light: StageLight): void {
		this.#light = light;
		this.#lightUp();
		this.#tint();
	}

	#lightUp(): void {
		if (this.#light === "evening") this.#kitchen.lightLamps();
		this.#uniforms.lightMap.value = this.#kitchen.lightMap ?? null;
	}

	stand(stand: Stand): void {
		const { eye, target } = eyeOf(stand, this.#walls, this.#camera.aspect, this.#clear());
		this.#camera.position.set(...eye);
		this.#camera.lookAt(...target);
		this.#camera.updateMatrixWorld();
	}

	/** Follows the size of its element. True when something has changed. */
	resize(): boolean {
		const { clientWidth: width, clientHeight: height } = this.#element;
		const size = this.#renderer.getSize(new Vector2());
		if (width === 0 || height === 0 || (size.x === width && size.y === height)) return false;
		this.#renderer.setSize(width, height);
		this.#camera.aspect = width / height;
		this.#camera.updateProjectionMatrix();
		return true;
	}

	/** True when a still picture can be better than one that moves. */
	get isSparing(): boolean {
		return this.#software || this.#quick < this.#full;
	}

	draw(still = false): void {
		const ratio = still ? this.#sharpest() : this.#quick;
		if (this.#renderer.getPixelRatio() !== ratio) this.#renderer.setPixelRatio(ratio);
		if (this.#shadowsStale) {
			this.#shadowsStale = false;
			this.#sun.draw(this.#renderer, this.#kitchen.scene);
		}
		if (this.#software && !still) this.#renderer.render(this.#kitchen.scene, this.#camera);
		else this.#smooth.draw(this.#renderer, this.#kitchen.scene, this.#camera);
	}

	/** Draws once more and looks how long that takes: a machine without a graphics card gets fewer pixels. */
	async suitMachine(): Promise<void> {
		let took = Number.POSITIVE_INFINITY;
		// The first of them may still be slowed down by everything that happens at the start.
		for (let time = 0; time < 2; time++) {
			const start = performance.now();
			this.draw();
			await this.drawn();
			took = Math.min(took, performance.now() - start);
		}
		if (took <= swiftMs) this.#quick = this.#full;
		else this.#quick *= Math.min(1, Math.max(pixelRatios.least, Math.sqrt(frameMs / took)));
	}

	/** Resolved when the graphics card has done all it was told, without keeping the page waiting. */
	async drawn(): Promise<void> {
		const gl = this.#renderer.getContext();
		if (!("fenceSync" in gl)) return;
		const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
		gl.flush();
		while (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED && !gl.isContextLost()) {
			await new Promise((done) => setTimeout(done, 2));
		}
		gl.deleteSync(fence);
	}

	forgetShadows(): void {
		this.#shadowsStale = true;
	}

	frontIds(): string[] {
		return this.#kitchen.fronts.map(({ part }) => part.id);
	}

	openness(id: string): number {
		return this.#front(id)?.open ?? 0;
	}

	open(id: string, share: number): void {
		const front = this.#front(id);
		if (!front) return;
		this.#kitchen.open(front, share);
		this.#shadowsStale = true;
		this.#shadeOpen();
	}

	/** The front at a spot of the canvas. */
	frontAt(x: number, y: number): string | undefined {
		const { x: width, y: height } = this.#renderer.getSize(new Vector2());
		const through = new Vector3((x / width) * 2 - 1, 1 - (y / height) * 2, 0.5).unproject(this.#camera);
		const from = this.#camera.position;
		const way = through.sub(from).normalize();
		const targets = this.#kitchen.fronts.map((front) => ({
			id: front.part.id,
			extent: extentOfFront(front.part),
			inside: (ray: Ray) => intoFrameOf(front, ray),
		}));
		return pickFront({ from: from.toArray(), way: way.toArray() }, targets, this.#walls);
	}

	picture(): Promise<Blob> {
		this.draw(true);
		return new Promise((done, fail) =>
			this.canvas.toBlob(
				(blob) => (blob ? done(blob) : fail(new Error("The picture could not be made."))),
				"image/png",
			),
		);
	}

	dispose(): void {
		this.#kitchen.dispose();
		this.#tiles.dispose();
		this.#sun.dispose();
		this.#smooth.dispose();
		this.#material.dispose();
		this.#renderer.dispose();
		this.#renderer.forceContextLoss();
		this.canvas.remove();
	}

	/** As sharp as it may become; without a graphics card, only so many pixels are worth their time. */
	#sharpest(): number {
		const { x, y } = this.#renderer.getSize(new Vector2());
		return this.#software ? Math.min(this.#full, Math.sqrt(mostInSoftware / Math.max(1, x * y))) : this.#full;
	}

	/** Shares of the picture's height that the kitchen leaves free: a breath above, a row of buttons below. */
	#clear(): { top: number; bottom: number } {
		const height = Math.max(1, this.#renderer.getSize(new Vector2()).y);
		return { top: Math.max(0.06, 20 / height), bottom: Math.max(0.1, 56 / height) };
	}

	#front(id: string): HungFront | undefined {
		return this.#kitchen.fronts.find(({ part }) => part.id === id);
	}

	#placeLight(model: KitchenModel): void {
		const { x, low, high } = windowOf(model);
		this.#uniforms.windowAt.value.set(x, (low[0] + high[0]) / 2, (low[1] + high[1]) / 2);
		this.#uniforms.windowHalf.value.set((high[0] - low[0]) / 2, (high[1] - low[1]) / 2);
		const { low: from, high: to } = this.#extent;
		this.#uniforms.sunTarget.value.set(from[0] + (to[0] - from[0]) * 0.42, 1.15, 0.5);
		this.#uniforms.hazeFrom.value.set(
			(from[0] + to[0]) / 2,
			(from[2] + to[2]) / 2,
			0.62 * Math.hypot(to[0] - from[0], to[2] - from[2]) + 1.2,
		);
	}

	#tint(): void {
		const { window, above, around, lamps, sun, glow } = lights[this.#light];
		const uniforms = this.#uniforms;
		uniforms.windowLight.value.setRGB(...window);
		uniforms.aboveLight.value.setRGB(...above);
		uniforms.aroundLight.value.setRGB(...around);
		uniforms.lampLight.value.setRGB(...lamps);
		uniforms.sunLight.value.setRGB(...sun);
		uniforms.glow.value = glow;
		// Where the room ends there is the wall's own colour in this light.
		const wall = uniforms.wallTone.value;
		uniforms.backdrop.value.setRGB(
			wall.r * (around[0] + window[0] * 0.4),
			wall.g * (around[1] + window[1] * 0.4),
			wall.b * (around[2] + window[2] * 0.4),
		);
		const clear = uniforms.backdrop.value.clone();
		this.#renderer.setClearColor(clear, 1);
	}

	/** Tells the shader which fronts stand open, as boxes in the room. */
	#shadeOpen(): void {
		const open = this.#kitchen.fronts.filter((front) => front.open > 0.02).slice(0, mostShading);
		this.#uniforms.openCount.value = open.length;
		open.forEach((front, number) => {
			const { low, high } = extentOfFront(front.part);
			const [least, most] = [this.#uniforms.openLow.value[number], this.#uniforms.openHigh.value[number]];
			least?.setScalar(Number.POSITIVE_INFINITY);
			most?.setScalar(Number.NEGATIVE_INFINITY);
			for (const x of [low[0], high[0]]) {
				for (const y of [low[1], high[1]]) {
					// Of a drawer only what stands out: the rest is inside its cabinet.
					const back = front.part.opens.by === "drawer" ? -0.45 * front.open : low[2];
					for (const z of [back, high[2]]) {
						const corner = new Vector3(x, y, z).applyMatrix4(front.mesh.matrixWorld);
						least?.min(corner);
						most?.max(corner);
					}
				}
			}
		});
	}
}

function intoFrameOf(front: HungFront, { from, way }: Ray): Ray {
	const back = new Matrix4().copy(front.mesh.matrixWorld).invert();
	return {
		from: new Vector3(...from).applyMatrix4(back).toArray(),
		way: new Vector3(...way).transformDirection(back).toArray(),
	};
}

/** Whether pictures are worked out by the processor, as on machines and in browsers without a graphics card. */
function isDrawnInSoftware(gl: WebGL2RenderingContext): boolean {
	const details = gl.getExtension("WEBGL_debug_renderer_info");
	const name = String(gl.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
	return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
