import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { killOnExit } from "../desk/kill-on-exit.ts";

const project = resolve(import.meta.dirname, "../../..");
/** The server in processes of its own, as `npm start` runs it. */
export type RealServer = {
	address: string;
	child: ChildProcess;
	/** Everything it wrote about itself. */
	output(): string;
	/** Sends bytes as they are and returns the whole answer; an HTTP library would normalise them. */
	raw(bytes: string | Buffer): Promise<string>;
	stop(): Promise<number | null>;
};

/** Starts it; `before` is shell that runs first, to set limits of the system. */
export async function startRealServer(
	build: string,
	settings: Record<string, string>,
	before = "true",
): Promise<RealServer> {
	const { child, output } = launch(build, settings, before);
	const address = await new Promise<string>((done, fail) => {
		child.once("exit", () => fail(new Error(`it ended before it listened: ${output()}`)));
		child.stdout?.on("data", () => {
			const [found] = /http:\/\/\S+/.exec(output()) ?? [];
			if (found) done(found);
		});
	});
	return {
		address,
		child,
		output,
		raw: (bytes) => sendRaw(address, bytes),
		stop: async () => {
			if (child.exitCode !== null) return child.exitCode;
			const ended = once(child, "exit");
			child.kill("SIGTERM");
			return (await ended)[0];
		},
	};
}

/** A start that must not succeed: how it ended and what it printed. */
export async function failToStart(build: string, settings: Record<string, string>) {
	const { child, output } = launch(build, settings, "true");
	const [code] = await once(child, "close");
	return { code, output: output() };
}

function launch(build: string, settings: Record<string, string>, before: string) {
	const script = resolve(project, "commands/serve.ts");
	const child = spawn("sh", ["-c", `${before} && exec "$@"`, "sh", process.execPath, script, build], {
		cwd: project,
		// NODE_OPTIONS lets Node import YAML.
		env: {
			PATH: process.env.PATH,
			NODE_OPTIONS: process.env.NODE_OPTIONS,
			PORT: "0",
			LOG_LEVEL: "error",
			...settings,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	killOnExit(child);
	let output = "";
	const note = (data: Buffer) => {
		output += data;
	};
	child.stdout?.on("data", note);
	child.stderr?.on("data", note);
	return { child, output: () => output };
}

/** Ends our side only after the answer, as clients do. */
async function sendRaw(address: string, bytes: string | Buffer): Promise<string> {
	const { hostname, port } = new URL(address);
	const socket = connect(Number(port), hostname);
	socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
	socket.setTimeout(10_000, () => socket.destroy(new Error("no answer within 10 s")));
	return text(socket);
}
