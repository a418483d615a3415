import { constants, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "../..");

/** What a build neither reads nor may touch. */
const left = new Set([
	...["node_modules", ".git", ".react-router", "build", ".test-build", "test-results", "data", ".env"],
	...["bench", "docs", "studio", "tests"],
]);

/** Works on a copy of the project that can be changed and built at will; `.cache` only where it is asked for. */
export async function withCopy<Result>(kept: boolean, work: (copy: string) => Promise<Result>): Promise<Result> {
	const copy = mkdtempSync(join(tmpdir(), "bench-growth-"));
	try {
		for (const name of readdirSync(project)) {
			if (left.has(name) || (name === ".cache" && !kept)) continue;
			cpSync(join(project, name), join(copy, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
		}
		symlinkSync(join(project, "node_modules"), join(copy, "node_modules"), "junction");
		return await work(copy);
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}
