import { randomUUID } from "node:crypto";

/** A trusted proxy's own id is kept, so that its log and ours can be compared. */
export function requestIdOf(given: string | string[] | undefined, trustProxy: boolean): string {
	return trustProxy && typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
