import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer that the hash names. Browsers do this by themselves when a page loads; after a navigation inside
 * the site, and in browsers that do not know it yet, we do.
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

/** Addresses get cut off on their way: half a letter is read as it stands, and names nothing. */
function nameIn(hash: string): string {
	const name = hash.slice(1);
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}
