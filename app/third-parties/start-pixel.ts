import { pixelScript } from "../../facts/site/integrations.ts";
import { loadScript } from "./load-script.ts";

/** Starts the advertising pixel with a page view. Returns a function that sends the next one. */
export function startPixel(id: string): () => void {
	type Call = readonly unknown[];
	const queue: Call[] = [];
	/** Queues calls until the vendor's script has loaded; that sets `callMethod` and runs the queue. */
	const pixel = Object.assign(
		(...call: Call) => {
			if (pixel.callMethod) pixel.callMethod(...call);
			else queue.push(call);
		},
		{
			callMethod: undefined as ((...call: Call) => void) | undefined,
			queue,
			push: (...call: Call) => pixel(...call),
			loaded: true,
			version: "2.0",
			// Otherwise it counts every change of the address, gallery filters included, and drops the page views we send.
			disablePushState: true,
			allowDuplicatePageViews: true,
		},
	);
	Object.assign(window, { fbq: pixel, _fbq: pixel });
	// Visitors agreed to page views; without this it would report buttons and forms too.
	pixel("set", "autoConfig", false, id);
	pixel("init", id);
	pixel("track", "PageView");
	loadScript(pixelScript);
	return () => pixel("track", "PageView");
}
