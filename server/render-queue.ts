import { setTimeout as wait } from "node:timers/promises";

/** Pages that are being rendered or queued. */
const maxRenders = 4;

/** Runs the render when its turn comes, or returns undefined while too many wait. */
export type RenderQueue = <Result>(render: () => Promise<Result>) => Promise<Result> | undefined;

/**
 * Renders one page at a time and then waits as long as the render took, so that rendering uses at most half of the
 * event loop and new connections are accepted.
 */
export function createRenderQueue(): RenderQueue {
	let renders = 0;
	let last: Promise<unknown> = Promise.resolve();
	return (render) => {
		if (renders >= maxRenders) return undefined;
		renders += 1;
		let start = 0;
		const rendered = last
			.then(() => {
				start = performance.now();
				return render();
			})
			.finally(() => {
				renders -= 1;
			});
		last = rendered.catch(() => {}).then(() => wait(performance.now() - start));
		return rendered;
	};
}
