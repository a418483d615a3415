import type { NamedShot } from "../media/shots.ts";
import { duration, estimate, megapixels } from "./estimate.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { Progress } from "./progress.ts";
import { render } from "./render.ts";
import { keepRender, readRenders } from "./renders.ts";

/** Renders one shot after the other: Blender takes every core. One that fails does not hold up the rest. */
export async function renderQueue(
	queue: readonly NamedShot[],
	options: { draft: boolean; stop: AbortSignal },
): Promise<{ failed: string[] }> {
	const progress = new Progress();
	const failed: string[] = [];
	for (const [at, named] of queue.entries()) {
		const expected = queue.map((one) => estimate(one, readRenders()) * (options.draft ? 0.15 : 1));
		const total = sum(expected);
		const before = sum(expected.slice(0, at));
		const own = expected[at] ?? 0;
		const began = performance.now();
		let share = 0;
		const draw = () => {
			const done = before + own * share;
			progress.draw(done / total, total - done, `${named.name} (${at + 1} of ${queue.length})`);
		};
		draw();
		const ticking = setInterval(draw, 1000);
		try {
			const onShare = (now: number) => {
				share = Math.max(share, now);
			};
			const { fingerprint, usedKeptRender } = await render(named, { ...options, onShare });
			const seconds = (performance.now() - began) / 1000;
			if (!options.draft) keep(named, fingerprint, usedKeptRender ? undefined : seconds);
			const left = total - before - own;
			const rest = at + 1 < queue.length ? `, ${queue.length - at - 1} to go, about ${duration(left)}` : "";
			progress.say(`✓ ${named.name} in ${duration(seconds)}${usedKeptRender ? " (developed again)" : ""}${rest}`);
		} catch (error) {
			if (options.stop.aborted) throw error;
			failed.push(named.name);
			progress.say(`✗ ${named.name}: ${error instanceof Error ? error.message : error}`);
		} finally {
			clearInterval(ticking);
		}
	}
	return { failed };
}

/** A picture that was only developed again says nothing about how long rendering takes. */
function keep(named: NamedShot, fingerprint: Fingerprint, seconds: number | undefined): void {
	const expected = estimate(named, readRenders());
	const secondsPerMegapixel = Math.round((seconds ?? expected) / megapixels(named));
	keepRender(named.name, { scene: named.shot.scene, ...fingerprint, secondsPerMegapixel });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
