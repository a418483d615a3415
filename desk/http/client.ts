import { isIP, isIPv4, isIPv6 } from "node:net";

/**
 * What counts as one client for the limits. Behind a trusted proxy it is the last address that the proxy noted: those
 * before it may be made up. Anybody can have 2^80 IPv6 addresses, so the /48 network counts.
 */
export function clientOf(socketAddress: string | undefined, forwardedFor: string | null, trustProxy: boolean): string {
	const noted = trustProxy ? (forwardedFor?.split(",").at(-1)?.trim() ?? "") : "";
	// Anything else than an address (a proxy that adds the port, a made-up word) would be a new client each time.
	const address = (isIP(noted) ? noted : (socketAddress ?? "")).replace(/^::ffff:(?=\d+\.)/i, "");
	if (isIPv4(address) || !isIPv6(address)) return address;
	return networkOf(address);
}

function networkOf(address: string): string {
	const [, inBrackets = ""] = /^\[(.*)\]$/.exec(new URL(`http://[${address.split("%")[0]}]`).hostname) ?? [];
	const [front = "", back = ""] = inBrackets.split("::");
	const [first, last] = [front, back].map((half) => (half === "" ? [] : half.split(":")));
	if (!first || !last) return address;
	const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
	return `${[...first, ...zeros, ...last].slice(0, 3).join(":")}::/48`;
}
