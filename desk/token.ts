import { createHash } from "node:crypto";
import { isToken } from "../facts/site/tokens.ts";

/** That many random bytes. Passed in everywhere, so that tests control them. */
export type Random = (bytes: number) => Buffer;

/** A random row id, so that ids reveal neither order nor number. */
export const createId = (random: Random): string => random(12).toString("base64url");

/** A secret for one link: 256 random bits. Only its hash is ever stored. */
export function createToken(random: Random): { token: string; hash: string } {
	const token = random(32).toString("base64url");
	return { token, hash: hashOf(token) };
}

/** The hash by which a token is found, or undefined where it cannot be one of ours. */
export function hashOfToken(token: unknown): string | undefined {
	return isToken(token) ? hashOf(token) : undefined;
}

export function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
