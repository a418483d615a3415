import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import { uncountedSource } from "../desk/create-forms.ts";
import { createDynamicApp } from "./dynamic-app.ts";
import { createDynamicPages } from "./dynamic-pages.ts";
import { createFormPages } from "./form-pages.ts";
import { createPageTemplates } from "./page-templates.ts";
import { incompleteBuildError, loadPrepared, type PreparedResponses } from "./prepared-responses.ts";
import { createRenderQueue } from "./render-queue.ts";
import { createRenderer, type SiteBuild } from "./renderer.ts";
import { createRequestListener } from "./request-listener.ts";
import { createSecurityHeaders, type SecurityHeaders } from "./security-headers.ts";
import { startServerDesk } from "./start-desk.ts";
import { type SentenceKey, textResponse } from "./text-response.ts";
import { createWordWallPictures } from "./word-wall-pictures.ts";

export const timeouts = {
	headersMs: 10_000,
	requestMs: 30_000,
	/** How often slow clients are looked for. */
	checkMs: 5000,
	/** Longer than the proxy keeps idle connections (deploy/Caddyfile), so that it closes them first. */
	keepAliveMs: 65_000,
	/** After the signal to stop, requests are still answered for this long, with `Connection: close`. */
	drainMs: 400,
	/** Behind a proxy: time for its health check to notice (once a second, deploy/Caddyfile). */
	drainBehindProxyMs: 3000,
	/** In-flight responses get this long after that. */
	shutdownMs: 8000,
	/** Refused connections get this long to read the reason. */
	refusedMs: 2000,
} as const;

export type RunningServer = { address: string; close(): Promise<void> };

/** Serves a finished build. Resolves when it listens; `close` finishes what is in flight and refuses the rest. */
export async function serve(buildFolder: string, config: Config, log: Logger): Promise<RunningServer> {
	const { prepared, build } = await loadBuild(buildFolder, config);
	const security = createSecurityHeaders(config.public);
	const renderer = createRenderer(build, security, log);
	const queue = createRenderQueue();
	const templates = createPageTemplates(renderer);
	const desk = startServerDesk(config, log);
	let isClosing = false;
	const app = createDynamicApp({
		renderer,
		templates,
		desk: desk.routes,
		formPages: createFormPages({ ...desk, renderer, queue, security }),
		wordWallPictures: createWordWallPictures(queue, security),
		security,
		log,
		isReady: () => !isClosing,
	});
	const listener = createRequestListener({
		prepared,
		dynamicPages: createDynamicPages(renderer, queue, desk.forms(uncountedSource)),
		dynamicApp: getRequestListener(app.fetch, { hostname: "localhost", overrideGlobalObjects: false }),
		security,
		trustProxy: config.trustProxy,
		secureCookies: config.public.siteUrl.startsWith("https:"),
		log,
		isClosing: () => isClosing,
	});
	const server = createServer(
		{
			maxHeaderSize: 16 * 1024,
			headersTimeout: timeouts.headersMs,
			requestTimeout: timeouts.requestMs,
			connectionsCheckingInterval: timeouts.checkMs,
			// The request listener refuses these itself, with all headers.
			requireHostHeader: false,
		},
		listener,
	);
	server.keepAliveTimeout = timeouts.keepAliveMs;
	// Cuts off clients that stop reading in the middle of a response.
	server.timeout = timeouts.keepAliveMs;
	server.on("clientError", (error, socket) => refuseMalformed(error, socket, security));
	server.on("connect", (_, socket) => refuse(socket, 405, "Method Not Allowed", "methodNotAllowed", security));
	server.on("checkExpectation", listener);
	try {
		await listen(server, config);
	} catch (error) {
		await desk.close();
		throw error;
	}
	return {
		address: addressOf(server, config.host),
		close: async () => {
			isClosing = true;
			await wait(config.trustProxy ? timeouts.drainBehindProxyMs : timeouts.drainMs);
			await closeServer(server);
			await desk.close();
		},
	};
}

async function loadBuild(
	buildFolder: string,
	config: Config,
): Promise<{ prepared: PreparedResponses; build: SiteBuild }> {
	const { settings, responses } = await loadPrepared(buildFolder);
	if (settings !== JSON.stringify(config.public)) {
		throw new Error("The build was made with other settings than these. Build again with them: npm run build");
	}
	try {
		return { prepared: responses, build: await import(pathToFileURL(join(buildFolder, "server/index.js")).href) };
	} catch (error) {
		throw incompleteBuildError(error);
	}
}

const portTaken = "The port is taken by another program. Choose another with PORT, for example: PORT=3001 npm start";

function listen(server: Server, { port, host }: Config): Promise<void> {
	return new Promise((resolve, reject) => {
		const fail = (error: Error) =>
			reject("code" in error && error.code === "EADDRINUSE" ? new Error(portTaken) : error);
		server.once("error", fail);
		server.listen(port, host, () => {
			server.off("error", fail);
			resolve();
		});
	});
}

function addressOf(server: Server, host: string): string {
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("The server does not listen on a port");
	const { port } = address;
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function closeServer(server: Server): Promise<void> {
	return new Promise((resolve) => {
		const force = setTimeout(() => server.closeAllConnections(), timeouts.shutdownMs);
		server.close(() => {
			clearTimeout(force);
			resolve();
		});
		server.closeIdleConnections();
	});
}

/** Answers what Node could not parse as HTTP, then closes the connection. */
function refuseMalformed(error: Error & { code?: string }, socket: Duplex, security: SecurityHeaders): void {
	if (!socket.writable || error.code === "ECONNRESET") socket.destroy();
	else if (error.code === "HPE_HEADER_OVERFLOW")
		refuse(socket, 431, "Request Header Fields Too Large", "tooLarge", security);
	else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") refuse(socket, 408, "Request Timeout", "badRequest", security);
	else refuse(socket, 400, "Bad Request", "badRequest", security);
}

/** Writes to a connection that Node no longer handles as HTTP. */
function refuse(
	socket: Duplex,
	status: number,
	reason: string,
	sentence: SentenceKey,
	security: SecurityHeaders,
): void {
	const { headers, body } = textResponse(sentence, "/", security);
	const lines = Object.entries({ ...headers, Connection: "close" }).map(([name, value]) => `${name}: ${value}`);
	// Without a listener, an error on this socket would end the process.
	socket.on("error", () => {});
	socket.resume();
	const force = setTimeout(() => socket.destroy(), timeouts.refusedMs);
	socket.once("close", () => clearTimeout(force));
	socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}
