import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../tests/support/site/free-port.ts";
import { findProgram } from "../tests/support/site/programs.ts";

export type RunningProgram = { address: string; pid: number; stop(): Promise<void> };

type Options = {
	/** The processor that it keeps to, where the system can do that. */
	core: number | undefined;
	environment(port: number, folder: string): Record<string, string>;
};

/** Starts a server on a free port with a folder of its own, and waits until it answers. */
export async function startProgram(program: string, args: string[], options: Options): Promise<RunningProgram> {
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	const port = await freePort("localhost");
	const [first = "", ...rest] = [...onCore(options.core), program, ...args];
	const child = spawn(first, rest, {
		env: { ...process.env, ...options.environment(port, folder) },
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = once(child, "exit");
	const stop = async () => {
		child.kill("SIGTERM");
		await ended;
		rmSync(folder, { recursive: true, force: true });
	};
	const address = `http://localhost:${port}`;
	for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
		const response = await fetch(address).catch(() => undefined);
		await response?.arrayBuffer();
		if (response) return { address, pid: child.pid ?? 0, stop };
		await wait(100);
	}
	await stop();
	throw new Error(`${program} did not answer on ${address}`);
}

/** Words to put before a command to keep it to one processor. */
export function onCore(core: number | undefined): string[] {
	const taskset = findProgram("taskset");
	return taskset && core !== undefined ? [taskset, "-c", String(core)] : [];
}
