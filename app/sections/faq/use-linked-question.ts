import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer that the hash names. Browsers do this when a page loads, but not all of them, and not after a
 * navigation within the page.
 */
export function useLinkedQuestion(): void {
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens it again
	useEffect(() => {
		if (hash === "") return;
		const target = document.getElementById(nameIn(hash));
		const line = target?.closest("details");
		if (!target || !line || line.open) return;
		line.open = true;
		target.scrollIntoView();
	}, [hash, key]);
}

/** Addresses may be cut off in the middle of an encoded letter. */
function nameIn(hash: string): string {
	const name = hash.slice(1);
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}
