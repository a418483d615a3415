export type Encoding = "br" | "gzip" | "identity";

/** One body of a prepared response: a file below the build folder, and its size in bytes. */
export type PreparedBody = { file: string; bytes: number };

/** One prepared response: all headers that do not depend on the encoding, and its bodies. */
export type PreparedFile = {
	etag: string;
	headers: Record<string, string>;
	bodies: Partial<Record<Encoding, PreparedBody>> & { identity: PreparedBody };
};

/** Written by the last step of the build, read by the server at start. */
export type PreparedTable = {
	/** The public settings that are written into the pages: the server must be started with the same. */
	settings: string;
	files: Record<string, PreparedFile>;
};

export const tableFile = "prepared/table.json";
