import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer, or the subject, that the hash names. Browsers do this when a page loads, but not all of them, and
 * not after a navigation within the page.
 */
export function useLinkedQuestion(): void {
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens it again
	useEffect(() => {
		if (hash === "") return;
		const target = document.getElementById(nameIn(hash));
		if (target && openAround(target)) target.scrollIntoView();
	}, [hash, key]);
}

/** Opens everything that the element is folded away in; false where it was open already. */
function openAround(element: Element): boolean {
	const details = element.closest("details");
	if (!details) return false;
	const wasClosed = !details.open;
	details.open = true;
	const outer = details.parentElement;
	return (outer !== null && openAround(outer)) || wasClosed;
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
