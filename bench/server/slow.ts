import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { familyOf, memoryOf } from "../process-cost.ts";
import { startOurs } from "./our-server.ts";
import { askFor, type Target } from "./targets.ts";
import { type LoadResult, load } from "./wrk.ts";

export type Slow = {
	wanted: number;
	open: number;
	/** How many of them the server had ended by the time we looked again. */
	cutOff: number;
	megabytes: number;
	others: LoadResult;
};

/** Connections that send their request drop by drop, or nothing at all, while others ask as usual. */
export async function holdSlowConnections(build: string, home: Target, wanted: number): Promise<Slow> {
	const server = await startOurs({ build });
	const sockets: Socket[] = [];
	let cutOff = 0;
	const drops = setInterval(() => {
		for (const [number, socket] of sockets.entries()) if (number % 2 === 0 && socket.writable) socket.write("x");
	}, 2000);
	try {
		const { hostname, port } = new URL(server.address);
		const most = Math.min(wanted, openFileLimit() - 500);
		while (sockets.length < most) {
			const batch = Array.from({ length: Math.min(250, most - sockets.length) }, () => connect(Number(port), hostname));
			await Promise.all(batch.map(opened));
			for (const socket of batch) {
				socket.once("close", () => {
					cutOff += 1;
				});
				socket.resume();
				if ((sockets.push(socket) - 1) % 2 === 0) socket.write("GET / HTTP/1.1\r\nHost: slow.example\r\nX-Drops: ");
			}
		}
		const open = sockets.filter((socket) => !socket.destroyed).length;
		const mix = [await askFor(home, server.address)];
		const others = await load({ address: server.address, mix, connections: 8, seconds: 5, core: undefined });
		const megabytes = memoryOf(familyOf(server.pid));
		// Ten seconds for the headers, five until the server looks again.
		await wait(12_000);
		return { wanted, open, cutOff, megabytes, others };
	} finally {
		clearInterval(drops);
		for (const socket of sockets) socket.destroy();
		await server.stop();
	}
}

function opened(socket: Socket): Promise<void> {
	return new Promise((done) => {
		socket.once("connect", done);
		socket.once("error", () => done());
		socket.on("error", () => {});
	});
}

/** Files and connections that a process may have open; Node raises what it gets to the most it may get. */
function openFileLimit(): number {
	const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
	return Number(soft ?? 1024);
}
