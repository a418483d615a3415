import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { DeskSettings } from "../../../desk/desk.ts";
import { killOnExit } from "./kill-on-exit.ts";

const siteUrl = "https://kitchens.example";
const entryLimits = { client: 1_000_000, all: 1_000_000 };

/** The desk in a process of its own. */
export type Child = {
	/** Asks for a page, which needs no database. */
	getPage(): Promise<Response>;
	signUp(email: string): Promise<Response>;
	get(path: string): Promise<Response>;
	/** Sends JSON to the API. */
	post(path: string, fields: Record<string, unknown>): Promise<Response>;
	/** SIGKILL. */
	kill(): Promise<void>;
	stop(): Promise<void>;
};

/** `before` is shell that runs first, to set limits of the system. */
export async function startChild(settings: Omit<DeskSettings, "entryLimits">, before = "true"): Promise<Child> {
	const script = join(import.meta.dirname, "desk-process-main.ts");
	const args = [process.execPath, script, JSON.stringify({ entryLimits, ...settings, siteUrl })];
	const shell = ["-c", `${before} && exec "$@"`, "sh", ...args];
	const child = killOnExit(spawn("sh", shell, { stdio: ["ignore", "pipe", "pipe"] }));
	const port = await portOf(child);
	const address = `http://127.0.0.1:${port}/api`;
	const end = async (signal: NodeJS.Signals) => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill(signal);
		await new Promise((done) => child.once("exit", done));
	};
	return {
		getPage: () => fetch(`http://127.0.0.1:${port}/`),
		signUp: (email) =>
			fetch(`${address}/newsletter`, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({ email, language: "en" }),
			}),
		get: (path) => fetch(address + path),
		post: (path, fields) =>
			fetch(address + path, {
				method: "POST",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify(fields),
			}),
		kill: () => end("SIGKILL"),
		stop: () => end("SIGTERM"),
	};
}

function portOf(child: ChildProcess): Promise<number> {
	return new Promise((done, fail) => {
		let output = "";
		child.once("exit", () => fail(new Error(`it ended before it listened: ${output}`)));
		child.stderr?.on("data", (data: Buffer) => {
			output += data;
		});
		child.stdout?.on("data", (data: Buffer) => {
			const [, port] = /port (\d+)/.exec(String(data)) ?? [];
			if (port) done(Number(port));
		});
	});
}
