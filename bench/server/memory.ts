import { setTimeout as wait } from "node:timers/promises";
import { familyOf, memoryOf } from "../process-cost.ts";
import { startOurs } from "./our-server.ts";
import { askFor, type Target } from "./targets.ts";
import { load, type Share } from "./wrk.ts";

export type Memory = { first: { requests: number; megabytes: number }; last: { requests: number; megabytes: number } };

const firstRequests = 10_000;
/** Rendering fills the heap to where the collector holds it; that is no growth, so it is done before. */
export const renderedBefore = 1500;

/** Memory after some and after very many requests of every kind, one in a hundred for a page that does not exist. */
export async function measureMemory(build: string, targets: readonly Target[], requests: number): Promise<Memory> {
	const server = await startOurs({ build });
	try {
		const shares = await Promise.all(targets.map((target) => askFor(target, server.address)));
		const missing: Share = { path: "/no-such-page", headers: {}, times: 1 };
		const mix: Share[] = [...shares.map((share) => ({ ...share, times: 33 })), missing];
		for (let rendered = 0; rendered < renderedBefore; ) {
			const how = { address: server.address, mix: [missing], connections: 64, seconds: 2, core: undefined };
			rendered += (await load(how)).requests;
		}
		let done = 0;
		const until = async (goal: number) => {
			while (done < goal) {
				const seconds = goal - done > 100_000 ? 10 : 1;
				done += (await load({ address: server.address, mix, connections: 64, seconds, core: undefined })).requests;
			}
			return { requests: done, megabytes: await restingMemory(server.pid) };
		};
		const first = await until(Math.min(firstRequests, requests));
		return { first, last: await until(requests) };
	} finally {
		await server.stop();
	}
}

/** What a server holds once it had time to tidy up. */
async function restingMemory(pid: number): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let samples = 0; samples < 5; samples++) {
		await wait(1000);
		least = Math.min(least, memoryOf(familyOf(pid)));
	}
	return least;
}
