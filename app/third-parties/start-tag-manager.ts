/**
 * Starts the tag manager, whose first event is the page view; what it returns reports the next one. Becomes text
 * inside the page: it may use nothing from outside itself.
 */
export function startTagManager(src: string, id: string): () => void {
	const events: Record<string, unknown>[] = [{ "gtm.start": Date.now(), event: "gtm.js" }];
	Object.assign(window, { dataLayer: events });
	const script = document.createElement("script");
	script.async = true;
	script.src = `${src}?id=${id}`;
	document.head.append(script);
	return () => events.push({ event: "page_view", page_location: location.href, page_title: document.title });
}
