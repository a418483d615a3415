import { spawn } from "node:child_process";
import { familyOf, memoryOf } from "../process-cost.ts";

export type Cost = { seconds: number; megabytes: number };

const lookEveryMs = 200;

/** What `npm run build` takes in that copy of the project: time, and the most memory that all its processes held together. */
export function timeBuild(copy: string, words: readonly string[] = []): Promise<Cost> {
	const start = performance.now();
	const child = spawn(process.execPath, ["commands/build.mjs", ...words], {
		cwd: copy,
		stdio: ["ignore", "ignore", "inherit"],
	});
	let megabytes = 0;
	const watch = setInterval(() => {
		if (child.pid) megabytes = Math.max(megabytes, memoryOf(familyOf(child.pid)));
	}, lookEveryMs);
	return new Promise((done, fail) => {
		child.on("error", fail);
		child.on("exit", (code) => {
			clearInterval(watch);
			if (code === 0) done({ seconds: (performance.now() - start) / 1000, megabytes });
			else fail(new Error("The build of a copy failed; see above."));
		});
	});
}
