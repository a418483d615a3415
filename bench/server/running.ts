import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "../../tests/programs.ts";

/** A server that is being measured, in processes of its own. */
export type Running = { address: string; pid: number; stop(): Promise<void> };

const children = new Set<ChildProcess>();

process.once("exit", () => {
	for (const child of children) child.kill("SIGKILL");
});

/** Starts a program, kept to some processors where that is possible, and ends it with us. */
export function startProgram(
	program: string,
	args: readonly string[],
	{ cores, environment = {} }: { cores: string | undefined; environment?: Record<string, string> },
): ChildProcess {
	const taskset = cores === undefined ? undefined : findProgram("taskset");
	const [first, all] = taskset ? [taskset, ["-c", cores ?? "", program, ...args]] : [program, args];
	const child = spawn(first, all, {
		env: { ...process.env, ...environment },
		stdio: ["ignore", "ignore", "inherit"],
	});
	children.add(child);
	child.once("exit", () => children.delete(child));
	return child;
}

export async function runningAt(address: string, child: ChildProcess): Promise<Running> {
	const ended = once(child, "exit");
	const stop = async () => {
		if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
		await ended;
	};
	for (let tries = 0; tries < 1800; tries++) {
		const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
		await answer?.arrayBuffer();
		if (answer) return { address, pid: child.pid ?? 0, stop };
		if (child.exitCode !== null) throw new Error(`A server that was to be measured ended with code ${child.exitCode}.`);
		await wait(100);
	}
	await stop();
	throw new Error("A server that was to be measured did not answer within three minutes.");
}
