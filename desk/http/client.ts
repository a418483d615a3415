import { isIP, isIPv4, isIPv6 } from "node:net";

/**
 * The client as the limits count it. Behind a trusted proxy it is the last address of X-Forwarded-For: earlier ones
 * can be forged. IPv6 clients are counted by their /48 network, because one client can have 2^80 addresses.
 */
export function clientOf(socketAddress: string | undefined, forwardedFor: string | null, trustProxy: boolean): string {
	const noted = trustProxy ? (forwardedFor?.split(",").at(-1)?.trim() ?? "") : "";
	// Not an address (a port was added, or it is forged): otherwise every request would count as a new client.
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
