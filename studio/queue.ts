import type { NamedShot } from "../media/shots.ts";
import { render } from "./render.ts";
import { saveRender } from "./renders.ts";

/** Renders one shot after the other: Blender takes every core. One that fails does not hold up the rest. */
export async function renderQueue(
	queue: readonly NamedShot[],
	options: { draft: boolean; stop: AbortSignal },
): Promise<{ failed: string[] }> {
	const failed: string[] = [];
	for (const [at, named] of queue.entries()) {
		const began = performance.now();
		try {
			const { fingerprint, reusedRender } = await render(named, options);
			if (!options.draft) saveRender(named.name, fingerprint);
			const seconds = Math.round((performance.now() - began) / 1000);
			const left = queue.length - at - 1;
			console.log(
				`✓ ${named.name} in ${seconds} s${reusedRender ? " (developed again)" : ""}${left > 0 ? `, ${left} to go` : ""}`,
			);
		} catch (error) {
			if (options.stop.aborted) throw error;
			failed.push(named.name);
			console.log(`✗ ${named.name}: ${error instanceof Error ? error.message : error}`);
		}
	}
	return { failed };
}
