import { analyticsOptOut } from "../../facts/site/browser-storage.ts";
import { loadScript } from "./load-script.ts";

/** Loads the analytics script, which counts page views itself, unless this browser opted out (the Exclude page). */
export function startAnalytics({ src, domain }: { src: string; domain: string }): undefined {
	try {
		if (localStorage.getItem(analyticsOptOut.key) === analyticsOptOut.value) return;
	} catch {
		// A browser that blocks local storage cannot hold the flag either.
	}
	loadScript(src).dataset.domain = domain;
}
