import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { readPlainRequest } from "./plain-request.ts";
import { type Answers, isFresh, pickVariant } from "./prepared.ts";
import { writeRaw } from "./raw-answer.ts";
import { requestIdOf } from "./request-id.ts";
import { noteRequest } from "./request-log.ts";

export type FastLaneOptions = {
	answers: Answers;
	trustProxy: boolean;
	log: Logger;
	isClosing: () => boolean;
	/** How long a connection may take until its first request, and may then wait for the next. */
	firstMs: number;
	nextMs: number;
};

/**
 * Answers plain requests for prepared files straight on the socket, in a third of the time that Node's HTTP machinery
 * takes (docs/decisions/0015). The first thing on a connection that is no such request makes it an ordinary one for
 * the rest of its life: Node reads it from there on, beginning with the bytes that came.
 */
export function addFastLane(server: Server, options: FastLaneOptions): { closeIdle(): void } {
	const ordinary = server.listeners("connection");
	const waiting = new Set<Socket>();
	server.removeAllListeners("connection");
	server.on("connection", (socket: Socket) => {
		const leave = () => {
			waiting.delete(socket);
			socket.off("data", read).off("drain", resume).off("close", leave).off("timeout", cut);
			for (const event of ["end", "error"]) socket.off(event, end);
			socket.setTimeout(0);
		};
		const end = () => {
			leave();
			// What goes wrong on a connection that is given up is of no use to anybody.
			socket.on("error", () => {});
			// Answers that are still under way may arrive, unless nobody reads them.
			socket.setTimeout(options.nextMs, () => socket.destroy());
			socket.destroySoon();
		};
		const cut = () => {
			leave();
			socket.on("error", () => {});
			socket.destroy();
		};
		const resume = () => socket.resume();
		const read = (bytes: Buffer) => {
			const keepsUp = answerPlain(bytes, socket, options);
			if (keepsUp === undefined) {
				leave();
				socket.pause();
				socket.unshift(bytes);
				for (const listener of ordinary) listener.call(server, socket);
				socket.resume();
				return;
			}
			// Who asks without reading the answers is not listened to meanwhile.
			if (!keepsUp) socket.pause();
			if (socket.timeout !== options.nextMs) socket.setTimeout(options.nextMs);
		};
		waiting.add(socket);
		socket.on("data", read).on("drain", resume).on("close", leave).on("timeout", cut);
		for (const event of ["end", "error"]) socket.on(event, end);
		socket.setTimeout(options.firstMs);
	});
	return {
		closeIdle: () => {
			for (const socket of waiting) socket.destroySoon();
		},
	};
}

/** Whether the client keeps up with reading; undefined where these bytes are not for the fast lane. */
function answerPlain(bytes: Buffer, socket: Socket, options: FastLaneOptions): boolean | undefined {
	const request = options.isClosing() ? undefined : readPlainRequest(bytes);
	const answer = request && !request.accept?.includes("markdown") && options.answers.get(request.path);
	if (!request || !answer) return undefined;
	const variant = pickVariant(answer, request.acceptEncoding);
	if (!Buffer.isBuffer(variant.body)) return undefined;
	const body = isFresh(request.ifNoneMatch, variant.etag) ? undefined : variant.body;
	const id = requestIdOf(request.requestId, options.trustProxy);
	const keepAliveSeconds = Math.floor(options.nextMs / 1000);
	const note = noteRequest(options.log, { id, path: request.path, method: "GET" });
	return writeRaw(
		socket,
		{ variant, body, id, keepAliveSeconds },
		note && ((error) => note(error ? "aborted" : body ? 200 : 304)),
	);
}
