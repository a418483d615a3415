import { analyticsOptOut } from "../../facts/site/browser-storage.ts";
import { loadScript } from "./load-script.ts";

/** Loads the page analytics, unless this browser is kept out of them (the Exclude page). Its script counts page views itself. */
export function startAnalytics({ src, domain }: { src: string; domain: string }): undefined {
	try {
		if (localStorage.getItem(analyticsOptOut.key) === analyticsOptOut.value) return;
	} catch {
		// A browser that blocks local storage cannot hold the flag either.
	}
	loadScript(src).dataset.domain = domain;
}
