import { tagManagerScript } from "../../facts/site/integrations.ts";
import { loadScript } from "./load-script.ts";

/** Starts the tag manager, whose first event is the page view. Returns a function that reports the next one. */
export function startTagManager(id: string): () => void {
	const events: Record<string, unknown>[] = [{ "gtm.start": Date.now(), event: "gtm.js" }];
	Object.assign(window, { dataLayer: events });
	loadScript(`${tagManagerScript}?id=${id}`);
	return () => events.push({ event: "page_view", page_location: location.href, page_title: document.title });
}
