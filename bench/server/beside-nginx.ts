import { cpus } from "node:os";
import { median } from "../median.ts";
import { cpuSecondsOf, familyOf } from "../process-cost.ts";
import { nginxVersion, startNginx } from "./nginx.ts";
import { startOurs } from "./our-server.ts";
import type { Running } from "./running.ts";
import { askFor, type Target } from "./targets.ts";
import { load } from "./wrk.ts";

/** The median of several rounds. `perCore` is what one processor would answer in a second that it has for itself. */
export type Rate = { perSecond: number; perCore: number; p50: number; p99: number; p999: number; failed: number };

export type Compared = { target: string; workers: number; ours: Rate; nginx: Rate | undefined };

export type CompareOptions = {
	build: string;
	targets: readonly Target[];
	seconds: number;
	rounds: number;
	connections: number;
};

/** Both servers on the same files, one after the other in each round, so that a busy machine is unfair to both. */
export async function compareWithNginx(options: CompareOptions): Promise<Compared[]> {
	const compared: Compared[] = [];
	for (const workers of [1]) {
		const apart = workers === 1 && cpus().length > 1;
		const cores = apart ? "0" : undefined;
		const ours = await startOurs({ ...options, cores });
		const servers: Running[] = [ours];
		try {
			if (nginxVersion()) servers.push(await startNginx({ ...options, like: ours.address, workers, cores }));
			for (const target of options.targets) {
				const rates = await measureRounds(servers, target, options, apart ? 1 : undefined);
				const [our, nginx] = rates;
				if (our) compared.push({ target: target.name, workers, ours: our, nginx });
			}
		} finally {
			for (const server of servers) await server.stop();
		}
	}
	return compared;
}

async function measureRounds(
	servers: readonly Running[],
	target: Target,
	{ seconds, rounds, connections }: CompareOptions,
	core: number | undefined,
): Promise<Rate[]> {
	const measured: Rate[][] = servers.map(() => []);
	// Round 0 only warms up: Node compiles what it runs often.
	for (let round = 0; round <= rounds; round++) {
		for (const [number, server] of servers.entries()) {
			const rate = await measure(server, target, { seconds, connections, core });
			if (round > 0) measured[number]?.push(rate);
		}
	}
	return measured.map((all) => {
		const middle = (name: keyof Rate) => median(all.map((rate) => rate[name]));
		return {
			perSecond: middle("perSecond"),
			perCore: middle("perCore"),
			p50: middle("p50"),
			p99: middle("p99"),
			p999: middle("p999"),
			failed: all.reduce((sum, { failed }) => sum + failed, 0),
		};
	});
}

async function measure(
	server: Running,
	target: Target,
	how: { seconds: number; connections: number; core: number | undefined },
): Promise<Rate> {
	const mix = [await askFor(target, server.address)];
	const pids = familyOf(server.pid);
	const before = cpuSecondsOf(pids);
	const result = await load({ address: server.address, mix, ...how });
	const used = cpuSecondsOf(pids) - before;
	return {
		perSecond: result.requests / result.seconds,
		perCore: result.requests / Math.max(used, 0.01),
		p50: result.p50,
		p99: result.p99,
		p999: result.p999,
		failed: result.broken + result.refused,
	};
}
