/**
 * Starts the advertising pixel with a page view; what it returns sends the next one. Becomes text inside the page: it
 * may use nothing from outside itself.
 */
export function startPixel(src: string, id: string): () => void {
	type Call = readonly unknown[];
	const queue: Call[] = [];
	/** Keeps calls until the vendor's script is there; that sets `callMethod` and works the queue off. */
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
			// It would count navigations by itself, filters of the gallery included, and refuse to be told of them.
			disablePushState: true,
			allowDuplicatePageViews: true,
		},
	);
	Object.assign(window, { fbq: pixel, _fbq: pixel });
	// Page views are what visitors said yes to; without this it would report buttons and forms too.
	pixel("set", "autoConfig", false, id);
	pixel("init", id);
	pixel("track", "PageView");
	const script = document.createElement("script");
	script.async = true;
	script.src = src;
	document.head.append(script);
	return () => pixel("track", "PageView");
}
