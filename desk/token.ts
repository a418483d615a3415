import { createHash } from "node:crypto";
import { isToken } from "../facts/site/tokens.ts";
import type { Random } from "./clock.ts";

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
