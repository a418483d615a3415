/** Where a navigation may go, once it has been checked. `app`: the visitor's mail or phone program. */
export type Destination = { kind: "internal" | "external" | "app"; href: string };

export class RefusedNavigation extends Error {
	constructor(target: string, reason: string) {
		super(`Navigation to '${target}' is refused: ${reason}`);
		this.name = "RefusedNavigation";
	}
}

/** Stands for this site while reading a target; no real address has this name (RFC 6761). */
const here = "http://here.invalid";

const webProtocols = new Set(["http:", "https:"]);
const appProtocols = new Set(["mailto:", "tel:"]);

/**
 * Checks every target that a link or a script wants to go to: paths of this site, mail and phone pass, other sites only
 * at the addresses that are allowed one by one. It reads targets with URL, as browsers do: upper case, tabs, line
 * breaks, control characters or backslashes can hide where an address leads.
 */
export function guardNavigation(target: string, allowedExternal: readonly string[]): Destination {
	if (!URL.canParse(target, here)) throw new RefusedNavigation(target, "it is not an address");
	const url = new URL(target, here);
	if (appProtocols.has(url.protocol)) return { kind: "app", href: url.href };
	if (!webProtocols.has(url.protocol)) {
		throw new RefusedNavigation(target, `addresses that start with ${url.protocol} can run scripts or leave the web`);
	}
	// A path such as /.//other.example normalises to //other.example, which is another site.
	if (url.origin === here && url.pathname.startsWith("//")) {
		throw new RefusedNavigation(target, "it is another site in disguise");
	}
	if (url.origin === here) return { kind: "internal", href: url.pathname + url.search + url.hash };
	if (!allowedExternal.some((address) => new URL(address).href === url.href)) {
		throw new RefusedNavigation(target, "it leaves the site and was not explicitly allowed");
	}
	return { kind: "external", href: url.href };
}
