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
		const target = document.getElementById(decodeURIComponent(hash.slice(1)));
		const line = target?.closest("details");
		if (!target || !line || line.open) return;
		line.open = true;
		target.scrollIntoView();
	}, [hash, key]);
}
