import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";

/**
 * Starts Firefox for Playwright, which speaks WebDriver BiDi with it, and stands between the two: Playwright begins every
 * context with commands that the long-term release does not know yet, and would give up. They are answered here.
 */
const unknownToFirefox = new Set(["emulation.setMediaFeaturesOverride"]);

const { FIREFOX_PATH = "" } = process.env;
const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(FIREFOX_PATH, process.argv.slice(2), { stdio: ["ignore", "pipe", "pipe"] });
firefox.on("error", (error) => {
	console.error(error.message);
	process.exit(1);
});
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => firefox.kill(signal));

for (const output of [firefox.stdout, firefox.stderr]) {
	output.setEncoding("utf8").on("data", (text: string) => {
		const [, target] = announcement.exec(text) ?? [];
		if (target) listen(target);
		else process.stderr.write(text);
	});
}

function listen(target: string): void {
	const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
	server.on("connection", (playwright) => connect(playwright, `${target}/session`));
	server.on("listening", () => {
		const address = server.address();
		if (typeof address === "object") console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address?.port}`);
	});
}

function connect(playwright: WebSocket, target: string): void {
	const browser = new WebSocket(target, { perMessageDeflate: false });
	const early: string[] = [];
	playwright.on("message", (data) => {
		const text = String(data);
		const { id, method }: { id: number; method: string } = JSON.parse(text);
		if (unknownToFirefox.has(method)) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
		else if (browser.readyState === WebSocket.OPEN) browser.send(text);
		else early.push(text);
	});
	browser.on("open", () => {
		for (const text of early) browser.send(text);
	});
	browser.on("message", (data) => playwright.send(String(data)));
	browser.on("close", () => playwright.close());
	playwright.on("close", () => browser.close());
}
