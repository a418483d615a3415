import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { RealServer } from "../../tests/real-server.ts";

/** What became of a connection that dawdled: the status it got, if any, and after how long it was over. */
export type Dawdled = { status: number | undefined; headers: string; seconds: number };

/** Sends the first bytes at once and then a drop every second until the server has had enough. */
export function dawdle(server: RealServer, first: string, drop: string): Promise<Dawdled> {
	const { hostname, port } = new URL(server.address);
	const start = performance.now();
	return new Promise((done) => {
		const socket = connect(Number(port), hostname);
		let text = "";
		const dripping = setInterval(() => drop && socket.write(drop), 1000);
		socket.write(first);
		socket.on("data", (data: Buffer) => {
			text += data.toString("latin1");
		});
		socket.on("error", () => {});
		socket.on("close", () => {
			clearInterval(dripping);
			const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
			done({
				status: status ? Number(status) : undefined,
				headers: text.split("\r\n\r\n")[0] ?? "",
				seconds: (performance.now() - start) / 1000,
			});
		});
	});
}

/** Asks and asks without ever reading an answer; resolves to the megabytes that the server was willing to be asked. */
export function neverRead(server: RealServer, seconds: number): Promise<number> {
	const { hostname, port } = new URL(server.address);
	return new Promise((done) => {
		const socket = connect({ port: Number(port), host: hostname, noDelay: true });
		const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
		socket.pause();
		socket.on("error", () => {});
		const asking = setInterval(() => socket.writableLength < 1_000_000 && socket.write(request.repeat(1000)), 5);
		setTimeout(() => {
			clearInterval(asking);
			const megabytes = (socket.bytesWritten - socket.writableLength) / 1e6;
			socket.destroy();
			done(megabytes);
		}, seconds * 1000);
	});
}

/** Asks page after page, each in a packet of its own, and reads none: resolves when the server is stuck with them. */
export async function leaveUnread(server: RealServer): Promise<Socket> {
	const { hostname, port } = new URL(server.address);
	const socket = connect({ port: Number(port), host: hostname, noDelay: true });
	socket.pause();
	socket.on("error", () => {});
	for (let asked = 0; asked < 1000; asked++) {
		socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
		await wait(2);
	}
	return socket;
}
