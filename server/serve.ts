import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import type { Config } from "../config/read-config.ts";
import { previousOf } from "./build-folders.ts";
import { addFastLane } from "./fast-lane.ts";
import { createListener } from "./listener.ts";
import { createLive } from "./live.ts";
import { startSiteNewsletter } from "./newsletter.ts";
import { plainAnswer } from "./plain-answer.ts";
import { type Answer, halfABuild, isMissing, loadAssets, loadPrepared } from "./prepared.ts";
import { createRenderer } from "./renderer.ts";
import { configuredOrigins } from "./security-headers.ts";

const timeouts = {
	/** A client that sends its headers drop by drop is cut off. */
	headersMs: 10_000,
	requestMs: 30_000,
	/** How often clients are looked for that took too long. */
	checkMs: 5000,
	/** Longer than the minute that proxies commonly keep idle connections, so that they close first. */
	keepAliveMs: 65_000,
	/** After the signal to stop, clients that are busy are first told with their answers that the connection ends. */
	drainMs: 400,
	/** In-flight answers get this long after that. */
	shutdownMs: 8_000,
	/** Whoever was refused has this long to read why. */
	refusedMs: 2_000,
} as const;

export type RunningServer = {
	address: string;
	/** Also answers for the hashed files of the build that lies in the folder now. */
	learn(): Promise<void>;
	close(): Promise<void>;
};

/** Serves a finished build. Resolves when it listens; `close` finishes what is in flight and refuses the rest. */
export async function serve(buildFolder: string, config: Config, log: Logger): Promise<RunningServer> {
	const { answers, build } = await loadBuild(buildFolder, config);
	const learnFrom = async (folder: string) => {
		try {
			for (const [path, answer] of await loadAssets(folder, answers)) answers.set(path, answer);
		} catch (error) {
			if (!isMissing(error)) log.warn({ err: error, folder }, "files of another build cannot be answered");
		}
	};
	await learnFrom(previousOf(buildFolder));
	const https = config.public.siteUrl.startsWith("https:");
	let closing = false;
	const renderer = createRenderer(build, { https, origins: configuredOrigins(config.public), log });
	const newsletter = startSiteNewsletter(config, renderer, log);
	const live = createLive({ renderer, newsletter: newsletter.routes, https, log, isReady: () => !closing });
	const common = { answers, trustProxy: config.trustProxy, log, isClosing: () => closing };
	const listener = createListener({
		...common,
		live: getRequestListener(live.fetch, { hostname: "localhost", overrideGlobalObjects: false }),
		https,
	});
	const server = createServer(
		{
			maxHeaderSize: 16 * 1024,
			headersTimeout: timeouts.headersMs,
			requestTimeout: timeouts.requestMs,
			connectionsCheckingInterval: timeouts.checkMs,
			// The listener refuses such requests itself, with all headers.
			requireHostHeader: false,
		},
		listener,
	);
	server.keepAliveTimeout = timeouts.keepAliveMs;
	// Neither are clients waited for that stop reading in the middle of an answer.
	server.timeout = timeouts.keepAliveMs;
	server.on("clientError", (error, socket) => answerUnreadable(error, socket, https));
	server.on("connect", (_, socket) => answerRaw(socket, [405, "Method Not Allowed", "methodNotAllowed"], https));
	server.on("checkExpectation", (request, response) => listener(request, response));
	const fastLane = addFastLane(server, { ...common, firstMs: timeouts.headersMs, nextMs: timeouts.keepAliveMs });
	const connections = keepConnections(server);
	try {
		await listen(server, config);
	} catch (error) {
		await newsletter.close();
		throw error;
	}
	return {
		address: addressOf(server, config.host),
		learn: () => learnFrom(buildFolder),
		close: async () => {
			closing = true;
			await wait(timeouts.drainMs);
			await closeGently(server, fastLane, connections);
			await newsletter.close();
		},
	};
}

/** Everything that a server holds of its build. From here on the build on the disk may be replaced. */
async function loadBuild(
	buildFolder: string,
	config: Config,
): Promise<{ answers: Map<string, Answer>; build: ServerBuild }> {
	const { settings, answers } = await loadPrepared(buildFolder);
	if (settings !== JSON.stringify(config.public)) {
		throw new Error("The build was made with other settings than these. Build again with them: npm run build");
	}
	try {
		return { answers: new Map(answers), build: await import(join(buildFolder, "server/index.js")) };
	} catch (error) {
		throw halfABuild(error);
	}
}

function listen(server: Server, { port, host }: Config): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, () => {
			server.off("error", reject);
			resolve();
		});
	});
}

function addressOf(server: Server, host: string): string {
	const { port } = server.address() as AddressInfo;
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Every connection that is open. Node itself knows only those that it reads as HTTP, and would wait for others for ever. */
function keepConnections(server: Server): ReadonlySet<Socket> {
	const open = new Set<Socket>();
	server.on("connection", (socket: Socket) => {
		open.add(socket);
		socket.once("close", () => open.delete(socket));
	});
	return open;
}

function closeGently(server: Server, fastLane: { closeIdle(): void }, connections: ReadonlySet<Socket>): Promise<void> {
	return new Promise((resolve) => {
		const force = setTimeout(() => {
			for (const socket of connections) socket.destroy();
		}, timeouts.shutdownMs);
		server.close(() => {
			clearTimeout(force);
			resolve();
		});
		server.closeIdleConnections();
		fastLane.closeIdle();
	});
}

type RawAnswer = [status: number, reason: string, sentence: Parameters<typeof plainAnswer>[1]];

/** What Node could not read as HTTP still gets an answer with a status, then the connection ends. */
function answerUnreadable(error: Error & { code?: string }, socket: Duplex, https: boolean): void {
	if (!socket.writable || error.code === "ECONNRESET") socket.destroy();
	else answerRaw(socket, unreadable(error.code), https);
}

function answerRaw(socket: Duplex, [status, reason, sentence]: RawAnswer, https: boolean): void {
	const { headers, body } = plainAnswer(status, sentence, { https, headers: { Connection: "close" } });
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	// Node has let go of the connection: what goes wrong on it from here on would end the process.
	socket.on("error", () => {});
	socket.resume();
	const cut = setTimeout(() => socket.destroy(), timeouts.refusedMs);
	socket.once("close", () => clearTimeout(cut));
	socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

function unreadable(code: string | undefined): RawAnswer {
	if (code === "HPE_HEADER_OVERFLOW") return [431, "Request Header Fields Too Large", "tooLarge"];
	if (code === "ERR_HTTP_REQUEST_TIMEOUT") return [408, "Request Timeout", "badRequest"];
	return [400, "Bad Request", "badRequest"];
}
