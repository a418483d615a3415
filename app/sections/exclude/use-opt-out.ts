import { useEffect, useState } from "react";
import { analyticsOptOut } from "../../../facts/site/browser-storage.ts";

/** `unknown` until hydration; `blocked` where the browser has storage switched off. */
export type OptOut = "unknown" | "counted" | "ignored" | "blocked";

/** The opt-out flag in local storage, in sync with other tabs. */
export function useOptOut(): [OptOut, (ignore: boolean) => void] {
	const [state, setState] = useState<OptOut>("unknown");
	useEffect(() => {
		const update = () => setState(read());
		update();
		addEventListener("storage", update);
		return () => removeEventListener("storage", update);
	}, []);
	const change = (ignore: boolean) => {
		try {
			if (ignore) localStorage.setItem(analyticsOptOut.key, analyticsOptOut.value);
			else localStorage.removeItem(analyticsOptOut.key);
			setState(read());
		} catch {
			setState("blocked");
		}
	};
	return [state, change];
}

function read(): OptOut {
	try {
		return localStorage.getItem(analyticsOptOut.key) === analyticsOptOut.value ? "ignored" : "counted";
	} catch {
		// Browsers throw when storage is switched off for the site.
		return "blocked";
	}
}
