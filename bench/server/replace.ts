import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { replaceBuild } from "../../build-tools/replace-build.ts";
import { copyBuild } from "./copy-build.ts";
import { makeOtherBuild } from "./other-build.ts";
import { startOurs } from "./our-server.ts";
import { askFor, type Target } from "./targets.ts";
import { visitUntil } from "./visitor.ts";
import { load } from "./wrk.ts";

export type Replaced = {
	builds: number;
	requests: number;
	visits: number;
	seen: number;
	broken: number;
	refused: number;
	failures: string[];
};

/** Replaces the build under load several times; whatever anybody asks for meanwhile must be answered. */
export async function replaceUnderLoad(build: string, home: Target, builds: number): Promise<Replaced> {
	const { folder, build: served } = copyBuild(build);
	const server = await startOurs({ build: served, workers: 1 });
	const total: Replaced = { builds: 0, requests: 0, visits: 0, seen: 0, broken: 0, refused: 0, failures: [] };
	try {
		let isOver = false;
		const visiting = visitUntil(server.address, () => isOver);
		const loading = async () => {
			const mix = [await askFor(home, server.address)];
			while (!isOver) {
				const loaded = await load({ address: server.address, mix, connections: 16, seconds: 2, core: undefined });
				total.requests += loaded.requests;
				total.broken += loaded.broken;
				total.refused += loaded.refused;
			}
		};
		const replacing = async () => {
			try {
				for (; total.builds < builds; total.builds++) {
					await replaceBuild(served, async (next) => makeOtherBuild(served, next, String(total.builds)));
					server.renew();
					await newBuildIsServed(server.address, `-other${total.builds}.css`);
				}
			} finally {
				isOver = true;
			}
		};
		const [visits] = await Promise.all([visiting, loading(), replacing()]);
		total.visits = visits.visits;
		total.requests += visits.requests;
		total.seen = 1 + [...visits.sheets].filter((name) => name.includes("-other")).length;
		total.failures = visits.failures;
		return total;
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Waits until new connections get the new build, and the old worker had the time to go. */
async function newBuildIsServed(address: string, mark: string): Promise<void> {
	const end = performance.now() + 180_000;
	for (;;) {
		const html = await (await fetch(address, { headers: { Connection: "close" } })).text();
		if (html.includes(mark)) break;
		if (performance.now() > end) throw new Error("The server did not take up the new build within three minutes.");
		await wait(200);
	}
	await wait(2000);
}
