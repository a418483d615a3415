/** Where a navigation may go, once it has been looked at. */
export type Destination = { kind: "internal" | "external" | "mail"; href: string };

export class RefusedNavigation extends Error {
	constructor(target: string, reason: string) {
		super(`Navigation to '${target}' is refused: ${reason}`);
		this.name = "RefusedNavigation";
	}
}

/** Stands for this site while reading a target; no real address has this name (RFC 6761). */
const here = "http://here.invalid";

const harmless = new Set(["http:", "https:", "mailto:"]);

/**
 * Decides about every target that a link or a script wants to go to. The browser's own reading of an address
 * (URL) is the measure, so that no disguise the browser would see through passes here: upper case, tabs,
 * line breaks, control characters, back slashes.
 */
export function guardNavigation(target: string, { allowExternal = false } = {}): Destination {
	if (!URL.canParse(target, here)) throw new RefusedNavigation(target, "it is not an address");
	const url = new URL(target, here);
	if (!harmless.has(url.protocol)) {
		throw new RefusedNavigation(target, `addresses that start with ${url.protocol} can run scripts or leave the web`);
	}
	// A path such as /.//other.example tidies itself into //other.example, which is another site.
	if (url.origin === here && url.pathname.startsWith("//")) {
		throw new RefusedNavigation(target, "it is another site in disguise");
	}
	if (url.origin === here) return { kind: "internal", href: url.pathname + url.search + url.hash };
	if (!allowExternal) throw new RefusedNavigation(target, "it leaves the site and was not explicitly allowed");
	return { kind: url.protocol === "mailto:" ? "mail" : "external", href: url.href };
}
