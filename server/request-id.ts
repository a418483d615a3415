import { randomUUID } from "node:crypto";

/** A proxy's own id is kept where the proxy is trusted, so that its log and ours can be laid side by side. */
export function requestIdOf(given: string | string[] | undefined, trustProxy: boolean): string {
	return trustProxy && typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
