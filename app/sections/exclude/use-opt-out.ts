import { useEffect, useState } from "react";
import { analyticsOptOut } from "../../../facts/site/browser-storage.ts";

/** Unknown until the browser has been asked; blocked where it keeps nothing for a site. */
export type OptOut = "unknown" | "counted" | "ignored" | "blocked";

/** The flag in this browser's storage, and how to set or remove it. Follows other tabs too. */
export function useOptOut(): [OptOut, (ignore: boolean) => void] {
	const [state, setState] = useState<OptOut>("unknown");
	useEffect(() => {
		const look = () => setState(read());
		look();
		addEventListener("storage", look);
		return () => removeEventListener("storage", look);
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
