import { MathUtils } from "three";

/** Called with the progress from 0 to 1. */
type Apply = (progress: number) => void;

/** Movements under way, by name: a new one takes the place of the old. */
export class Motions {
	readonly #running = new Map<string, { start: number; duration: number; apply: Apply }>();

	start(name: string, duration: number, apply: Apply): void {
		this.#running.set(name, { start: performance.now(), duration, apply });
	}

	stop(name: string): void {
		this.#running.delete(name);
	}

	/** Applies all motions at this moment; false when none is left. */
	advance(now: number): boolean {
		for (const [name, { start, duration, apply }] of this.#running) {
			const progress = MathUtils.clamp((now - start) / duration, 0, 1);
			apply(MathUtils.smootherstep(progress, 0, 1));
			if (progress === 1) this.#running.delete(name);
		}
		return this.#running.size > 0;
	}
}
