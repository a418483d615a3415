import { NeutralToneMapping, PCFShadowMap, Scene, Vector2, WebGLRenderer } from "three";
import { frontsIn } from "../../mixer/kitchen-model/front-ids.ts";
import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import { frontOf, type Mix } from "../../mixer/mix.ts";
import type { MountStage, Stage, StageOptions, StageView } from "../../mixer/stage.ts";
import { CameraRig } from "./camera-rig.ts";
import { createContactShadows } from "./contact-shadows.ts";
import { createKitchen, disposeKitchen, type FrontObject, type Kitchen } from "./kitchen.ts";
import { createEnvironment, createLights } from "./lights.ts";
import { applyMix, createMaterials, disposeMaterials } from "./materials.ts";
import { Motions } from "./motions.ts";
import { frontAt, listenToInput } from "./stage-input.ts";
import { createTextures } from "./textures.ts";

const openMs = 380;
const cameraMs = 450;
/** The first front spins for so long, each other one a little longer. */
const spinMs = 600;
const spinDelayMs = 60;
const spinTurns = 3;
/** A lost context comes back by itself within this time, or the drawing takes over. */
const lostMs = 8000;

/** Fills an element with a kitchen. Frames are drawn on demand only. */
export const mountStage: MountStage = async (element, model, mix, options) => {
	const stage = new MountedStage(element, model, mix, options);
	await stage.start();
	return stage;
};

/** False where the processor draws, as on machines without a graphics card or with a blocked driver. */
function hasGraphicsCard(context: WebGLRenderingContext | WebGL2RenderingContext): boolean {
	const info = context.getExtension("WEBGL_debug_renderer_info");
	const name = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
	return !/swiftshader|llvmpipe|basic render|software/i.test(name);
}

/** Which fronts differ from their group: they have materials of their own. */
const singleFronts = ({ singles }: Mix) =>
	singles
		.map(({ front }) => front)
		.sort()
		.join();

class MountedStage implements Stage {
	readonly #element: HTMLElement;
	readonly #options: StageOptions;
	readonly #renderer: WebGLRenderer;
	readonly #scene = new Scene();
	readonly #rig: CameraRig;
	readonly #lights = createLights();
	readonly #textures = createTextures(() => this.#applyMix());
	readonly #materials = createMaterials(this.#textures);
	readonly #contactShadows = createContactShadows();
	readonly #motions = new Motions();
	readonly #listeners = new AbortController();
	readonly #resizing: ResizeObserver;
	/** Whether there is an environment to mirror; without a graphics card it would take seconds to prepare. */
	readonly #hasEnvironment: boolean;
	/** Limits the picture's size, so that drawing without a graphics card does not take too long. */
	readonly #maxPixels: number;
	#kitchen: Kitchen | undefined;
	#model: KitchenModel;
	#mix: Mix;
	#view: StageView;
	#hour: number;
	#frame = 0;
	#started = false;
	#contextLostTimer: ReturnType<typeof setTimeout> | undefined;

	constructor(element: HTMLElement, model: KitchenModel, mix: Mix, options: StageOptions) {
		this.#element = element;
		this.#options = options;
		this.#model = model;
		this.#mix = mix;
		this.#view = options.view;
		this.#hour = options.hour;
		this.#renderer = new WebGLRenderer({ antialias: true });
		const hasCard = hasGraphicsCard(this.#renderer.getContext());
		this.#renderer.toneMapping = NeutralToneMapping;
		this.#renderer.shadowMap.enabled = true;
		this.#renderer.shadowMap.type = PCFShadowMap;
		this.#renderer.shadowMap.autoUpdate = false;
		this.#maxPixels = hasCard ? Number.POSITIVE_INFINITY : 800_000;
		this.#hasEnvironment = hasCard;
		this.#updateEnvironment();
		this.#scene.add(this.#lights.group);
		const canvas = this.#prepareCanvas(options.label);
		this.#rig = new CameraRig(canvas, () => this.#invalidate(), this.#listeners.signal);
		this.#listen(canvas);
		this.#build();
		this.#resizing = new ResizeObserver(() => this.#resize());
		this.#resizing.observe(element);
		this.#resize();
		this.#jumpTo(this.#view);
	}

	/** Draws the first frame, once: without a graphics card each takes a second or more. */
	async start(): Promise<void> {
		await this.#textures.loaded();
		this.#started = true;
		this.render();
	}

	update(model: KitchenModel, mix: Mix): void {
		const before = this.#mix;
		if (model === this.#model && mix === before) return;
		const isNewShape = model !== this.#model;
		const needsBuild =
			isNewShape ||
			before.tap !== mix.tap ||
			singleFronts(before) !== singleFronts(mix) ||
			frontsIn(model).some((front) => frontOf(before, front).design !== frontOf(mix, front).design);
		this.#model = model;
		this.#mix = mix;
		if (needsBuild) this.#build();
		else this.#applyMix();
		if (isNewShape) this.setView(this.#view);
	}

	setView(view: StageView): void {
		this.#view = view;
		this.#animate("camera", cameraMs, this.#rig.pathTo(view, this.#model));
	}

	/** Fronts spin one after the other and come to rest. */
	spin(): void {
		this.#kitchen?.fronts.forEach((front, number) => {
			this.#animate(`spin ${front.id}`, spinMs + number * spinDelayMs, (progress) =>
				front.spin((1 - progress) * spinTurns),
			);
		});
	}

	setHour(hour: number): void {
		this.#hour = hour;
		this.#lights.set(hour, this.#scene, this.#materials);
		this.#invalidateShadows();
	}

	takePicture(): Promise<Blob> {
		this.render();
		return new Promise((done, fail) => {
			this.#renderer.domElement.toBlob((blob) =>
				blob ? done(blob) : fail(new Error("The picture could not be made.")),
			);
		});
	}

	render(): void {
		this.#renderer.render(this.#scene, this.#rig.follow(this.#model));
	}

	dispose(): void {
		cancelAnimationFrame(this.#frame);
		clearTimeout(this.#contextLostTimer);
		this.#listeners.abort();
		this.#resizing.disconnect();
		this.#rig.dispose();
		if (this.#kitchen) disposeKitchen(this.#kitchen);
		disposeMaterials(this.#materials);
		this.#textures.dispose();
		this.#lights.dispose();
		this.#contactShadows.dispose();
		this.#scene.environment?.dispose();
		this.#renderer.dispose();
		this.#renderer.forceContextLoss();
		this.#renderer.domElement.remove();
	}

	#updateEnvironment(): void {
		this.#scene.environment?.dispose();
		this.#scene.environment = this.#hasEnvironment ? createEnvironment(this.#renderer).texture : null;
	}

	#prepareCanvas(label: string): HTMLCanvasElement {
		const canvas = this.#renderer.domElement;
		canvas.tabIndex = 0;
		canvas.setAttribute("role", "img");
		canvas.setAttribute("aria-label", label);
		canvas.style.display = "block";
		this.#element.append(canvas);
		return canvas;
	}

	#listen(canvas: HTMLCanvasElement): void {
		const { signal } = this.#listeners;
		const keys: Record<string, () => void> = {
			Home: () => this.setView(this.#view),
			Enter: () => this.#toggleAll(),
			" ": () => this.#toggleAll(),
		};
		listenToInput(
			this.#element,
			canvas,
			{
				grab: () => this.#motions.stop("camera"),
				tap: (event) => this.#tap(event),
				isOverFront: (event) => this.#frontAt(event) !== undefined,
				actionOf: (key) => keys[key] ?? this.#rig.actionOf(key),
			},
			signal,
		);
		canvas.addEventListener(
			"webglcontextlost",
			() => {
				this.#contextLostTimer = setTimeout(() => this.#options.onLost?.(), lostMs);
			},
			{ signal },
		);
		canvas.addEventListener(
			"webglcontextrestored",
			() => {
				clearTimeout(this.#contextLostTimer);
				this.#updateEnvironment();
				this.#invalidateShadows();
			},
			{ signal },
		);
	}

	/** Builds everything anew, with the same fronts open as before. */
	#build(): void {
		const open = new Map(this.#kitchen?.fronts.map(({ id, openness }) => [id, openness]));
		if (this.#kitchen) {
			this.#scene.remove(this.#kitchen.group);
			disposeKitchen(this.#kitchen);
		}
		this.#kitchen = createKitchen(this.#model, this.#mix, this.#materials, this.#contactShadows);
		for (const front of this.#kitchen.fronts) front.open(open.get(front.id) ?? 0);
		this.#scene.add(this.#kitchen.group);
		this.#lights.place(this.#model);
		this.#applyMix();
		this.#invalidateShadows();
	}

	#applyMix(): void {
		applyMix(this.#materials, this.#mix, this.#textures, this.#hasEnvironment);
		this.#lights.set(this.#hour, this.#scene, this.#materials);
		this.#invalidate();
	}

	#jumpTo(view: StageView): void {
		this.#rig.pathTo(view, this.#model)(1);
		this.#invalidate();
	}

	#resize(): void {
		const { clientWidth: width, clientHeight: height } = this.#element;
		const shown = this.#renderer.getSize(new Vector2());
		if (width === 0 || height === 0 || shown.equals({ x: width, y: height })) return;
		this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio, Math.sqrt(this.#maxPixels / (width * height))));
		this.#renderer.setSize(width, height);
		// Controls lie over the element's padding.
		const covered = Number.parseFloat(getComputedStyle(this.#element).paddingBottom) / height;
		this.#rig.resize(width / height, covered);
		this.#jumpTo(this.#view);
	}

	#frontAt(event: MouseEvent): FrontObject | undefined {
		return this.#kitchen && frontAt(event, this.#renderer.domElement, this.#rig.camera, this.#kitchen);
	}

	#tap(event: MouseEvent): void {
		const front = this.#frontAt(event);
		if (!front) return;
		this.#move(front, front.openness > 0.5 ? 0 : 1);
		this.#options.onPick?.(front.id);
	}

	/** Opens everything, or closes it where anything stands open. */
	#toggleAll(): void {
		const fronts = this.#kitchen?.fronts ?? [];
		const to = fronts.some(({ openness }) => openness > 0.5) ? 0 : 1;
		for (const front of fronts) this.#move(front, to);
	}

	#move(front: FrontObject, to: number): void {
		const { openness: from } = front;
		this.#animate(front.id, openMs, (progress) => {
			front.open(from + (to - from) * progress);
			this.#renderer.shadowMap.needsUpdate = true;
		});
	}

	#animate(name: string, duration: number, apply: (progress: number) => void): void {
		if (this.#options.reducedMotion) apply(1);
		else this.#motions.start(name, duration, apply);
		this.#invalidate();
	}

	#invalidateShadows(): void {
		this.#renderer.shadowMap.needsUpdate = true;
		this.#invalidate();
	}

	#invalidate(): void {
		if (this.#started && this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
	}

	#draw(now: number): void {
		this.#frame = 0;
		const isMoving = this.#motions.advance(now);
		this.render();
		if (isMoving) this.#invalidate();
	}
}
