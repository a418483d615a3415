import { spawn } from "node:child_process";
import { join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "..");

/** Runs a program of an installed package in a process of its own; fails when the program does. */
export function runProgram(
	program: string,
	args: readonly string[],
	environment: Record<string, string>,
	signal: AbortSignal,
): Promise<void> {
	const child = spawn(process.execPath, [join(project, "node_modules", program), ...args], {
		cwd: project,
		stdio: "inherit",
		env: { ...process.env, ...environment },
		signal,
	});
	return new Promise((done, fail) => {
		child.on("error", fail);
		child.on("exit", (code) => (code === 0 ? done() : fail(new Error("The build failed; see above."))));
	});
}
