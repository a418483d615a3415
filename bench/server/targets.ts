import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PreparedTable, tableFile } from "../../server/prepared-table.ts";
import type { Share } from "./wrk.ts";

/** Something that is asked for again and again: its file on the disk, and how it is asked for. */
export type Target = { name: string; path: string; file: string; headers: Record<string, string>; unchanged: boolean };

/** The home page as browsers get it, the same when it did not change, and a picture of middling size. */
export function readTargets(build: string): Target[] {
	const table: PreparedTable = JSON.parse(readFileSync(join(build, tableFile), "utf8"));
	const home = table.files["/"]?.bodies.br?.file;
	const pictures = Object.entries(table.files)
		.filter(([path]) => path.startsWith("/assets/") && path.endsWith(".avif"))
		.sort(([, a], [, b]) => a.bodies.identity.bytes - b.bodies.identity.bytes);
	const picture = pictures[Math.floor(pictures.length / 2)];
	if (!home || !picture) throw new Error("The build has no home page or no picture to ask for.");
	const brotli = { "Accept-Encoding": "gzip, deflate, br" };
	return [
		{ name: "home page", path: "/", file: home, headers: brotli, unchanged: false },
		{ name: "picture", path: picture[0], file: picture[1].bodies.identity.file, headers: brotli, unchanged: false },
		{ name: "304", path: "/", file: home, headers: brotli, unchanged: true },
	];
}

/** How a target is asked for at a server, which has tags of its own. */
export async function askFor(target: Target, address: string): Promise<Share> {
	const answer = await fetch(address + target.path, { headers: target.headers });
	await answer.arrayBuffer();
	const etag = answer.headers.get("ETag") ?? "";
	return {
		path: target.path,
		headers: { ...target.headers, ...(target.unchanged ? { "If-None-Match": etag } : {}) },
		times: 1,
	};
}
