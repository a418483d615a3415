import type { KitchenModel } from "../../mixer/kitchen-model/model.ts";
import type { Mix } from "../../mixer/mix.ts";
import type { MountStage, Stage, StageLight, StageOptions, StageView } from "../../mixer/stage.ts";
import { listen } from "./controls.ts";
import { eased } from "./openings.ts";
import { StageRenderer } from "./stage-renderer.ts";
import { limited, type Stand, standOf } from "./viewpoints.ts";

const openMs = 380;
const walkMs = 400;
/** So long after the last change a spared picture becomes sharp. */
const stillMs = 350;
/** A context that was lost comes back by itself within this time, or the drawing takes over. */
const lostMs = 8000;

/** A value on its way from one number to another. */
type Motion = { from: number; to: number; start: number };

/** Fills an element with a kitchen. */
export const mountStage: MountStage = async (element, model, mix, options) => {
	const stage = new MountedStage(element, model, mix, options);
	try {
		await stage.begin();
	} catch (error) {
		stage.dispose();
		throw error;
	}
	return stage;
};

/** Frames are drawn on demand only: when something was changed, and as long as something moves. */
class MountedStage implements Stage {
	readonly #options: StageOptions;
	readonly #renderer: StageRenderer;
	readonly #silence: () => void;
	readonly #watch: ResizeObserver;
	readonly #over = new AbortController();
	readonly #moving = new Map<string, Motion>();
	#walk: { from: Stand; to: Stand; start: number } | undefined;
	#model: KitchenModel;
	#view: StageView;
	#stand: Stand;
	#frame = 0;
	#still: ReturnType<typeof setTimeout> | undefined;
	#lost: ReturnType<typeof setTimeout> | undefined;

	constructor(element: HTMLElement, model: KitchenModel, mix: Mix, options: StageOptions) {
		this.#options = options;
		this.#model = model;
		this.#view = options.view;
		this.#stand = standOf(options.view, model);
		this.#renderer = new StageRenderer(element, options.label, () => this.#invalidate());
		this.#renderer.light(options.light);
		this.#renderer.update(model, mix);
		const { canvas } = this.#renderer;
		this.#silence = listen(canvas, {
			turn: (around, above) =>
				this.#go({ ...this.#stand, around: this.#stand.around + around, above: this.#stand.above + above }),
			zoom: (factor) => this.#go({ ...this.#stand, zoom: this.#stand.zoom * factor }),
			tap: (x, y) => this.#tap(x, y),
			hover: (x, y) => {
				canvas.style.cursor = this.#renderer.frontAt(x, y) ? "pointer" : "grab";
			},
			openAll: () => this.#openAll(),
			home: () => this.view(this.#view),
		});
		this.#watch = new ResizeObserver(() => {
			if (this.#renderer.resize()) this.#invalidate();
		});
		this.#watch.observe(element);
		const { signal } = this.#over;
		canvas.addEventListener(
			"webglcontextlost",
			() => {
				cancelAnimationFrame(this.#frame);
				this.#frame = 0;
				this.#waitForContext();
			},
			{ signal },
		);
		canvas.addEventListener(
			"webglcontextrestored",
			() => {
				clearTimeout(this.#lost);
				this.#lost = undefined;
				this.#renderer.forgetShadows();
				this.#invalidate();
			},
			{ signal },
		);
	}

	/**
	 * Gives up on a context that does not come back. Phones take it from pages in the background, and give it back some time
	 * after these are seen again: a wait that ended unseen, or was put to sleep, begins anew.
	 */
	#waitForContext(): void {
		const due = performance.now() + lostMs;
		this.#lost = setTimeout(() => {
			const overslept = performance.now() > due + lostMs;
			if (document.hidden || overslept) this.#waitForContext();
			else this.#options.onLost?.();
		}, lostMs);
	}

	/** Resolved when the first frame is there. */
	async begin(): Promise<void> {
		this.#renderer.resize();
		this.#renderer.stand(this.#stand);
		this.#renderer.draw();
		await this.#renderer.drawn();
		this.#renderer.bringTiles();
		this.#renderer.suitMachine().then(() => this.#invalidate());
	}

	update(model: KitchenModel, mix: Mix): void {
		if (model !== this.#model) {
			this.#model = model;
			this.#moving.clear();
			this.#walkTo(standOf(this.#view, model));
		}
		this.#renderer.update(model, mix);
		this.#invalidate();
	}

	view(view: StageView): void {
		this.#view = view;
		this.#walkTo(standOf(view, this.#model));
	}

	light(light: StageLight): void {
		this.#renderer.light(light);
		this.#invalidate();
	}

	picture(): Promise<Blob> {
		this.#renderer.stand(this.#stand);
		return this.#renderer.picture();
	}

	dispose(): void {
		cancelAnimationFrame(this.#frame);
		clearTimeout(this.#lost);
		clearTimeout(this.#still);
		this.#over.abort();
		this.#silence();
		this.#watch.disconnect();
		this.#renderer.dispose();
	}

	#invalidate(): void {
		if (this.#frame === 0 && this.#lost === undefined) this.#frame = requestAnimationFrame((now) => this.#draw(now));
	}

	#draw(now: number): void {
		this.#frame = 0;
		if (this.#walk) {
			const { from, to, start } = this.#walk;
			const share = Math.min(1, (now - start) / walkMs);
			const part = eased(share);
			const between = (key: keyof Stand) => from[key] + (to[key] - from[key]) * part;
			this.#stand = { around: between("around"), above: between("above"), zoom: between("zoom") };
			if (share >= 1) this.#walk = undefined;
		}
		for (const [id, { from, to, start }] of this.#moving) {
			const share = Math.min(1, (now - start) / openMs);
			this.#renderer.open(id, from + (to - from) * eased(share));
			if (share >= 1) this.#moving.delete(id);
		}
		this.#renderer.stand(this.#stand);
		this.#renderer.draw();
		if (this.#walk || this.#moving.size > 0) this.#invalidate();
		else this.#sharpenSoon();
	}

	/** On slow machines what moves has fewer pixels; once it stands still, all of them. */
	#sharpenSoon(): void {
		clearTimeout(this.#still);
		if (!this.#renderer.isSparing) return;
		this.#still = setTimeout(() => {
			if (this.#frame === 0 && this.#lost === undefined) this.#renderer.draw(true);
		}, stillMs);
	}

	/** Stands there at once: a hand is turning. */
	#go(stand: Stand): void {
		this.#walk = undefined;
		this.#stand = limited(stand);
		this.#invalidate();
	}

	#walkTo(to: Stand): void {
		if (this.#options.reducedMotion) this.#go(to);
		else this.#walk = { from: this.#stand, to, start: performance.now() };
		this.#invalidate();
	}

	#tap(x: number, y: number): void {
		const id = this.#renderer.frontAt(x, y);
		if (id === undefined) return;
		this.#move(id, this.#heading(id) > 0.5 ? 0 : 1);
		this.#options.onPick?.(id);
	}

	#openAll(): void {
		const ids = this.#renderer.frontIds();
		const to = ids.some((id) => this.#heading(id) > 0.5) ? 0 : 1;
		for (const id of ids) this.#move(id, to);
	}

	/** Whether a front is open, or on its way there. */
	#heading(id: string): number {
		return this.#moving.get(id)?.to ?? this.#renderer.openness(id);
	}

	#move(id: string, to: number): void {
		if (this.#options.reducedMotion) this.#renderer.open(id, to);
		else this.#moving.set(id, { from: this.#renderer.openness(id), to, start: performance.now() });
		this.#invalidate();
	}
}
