import type { CachePolicy } from "./cache-policies.ts";
import type { EmbedderPolicy } from "./security-headers.ts";

export type Encoding = "br" | "gzip" | "identity";

/** One body of a prepared answer: a file below the build folder, and its size in bytes. */
export type PreparedBody = { file: string; bytes: number };

/** One prepared answer, as the build leaves it for the server. */
export type PreparedFile = {
	type: string;
	cache: CachePolicy;
	policy: string;
	etag: string;
	/** Headers of its own, on top of the common ones or instead of them. */
	headers: Record<string, string>;
	bodies: Partial<Record<Encoding, PreparedBody>> & { identity: PreparedBody };
};

/** Written by the build (build-tools/prepare), read by the server at start. */
export type PreparedTable = {
	/** The public settings that are written into the pages: the server must be started with the same. */
	settings: string;
	https: boolean;
	embedder: EmbedderPolicy;
	files: Record<string, PreparedFile>;
};

export const tableFile = "prepared/table.json";
