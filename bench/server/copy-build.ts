import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";

const place = resolve(import.meta.dirname, "../../.test-build");

/** A build that may be replaced, in a folder of its own inside the project: elsewhere it would not find its packages. */
export function copyBuild(build: string): { folder: string; build: string } {
	mkdirSync(place, { recursive: true });
	const folder = mkdtempSync(join(place, "copy-"));
	const copy = join(folder, "build");
	cpSync(build, copy, { recursive: true });
	return { folder, build: copy };
}
