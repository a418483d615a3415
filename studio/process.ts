import { spawn } from "node:child_process";
import { setPriority } from "node:os";

const keptLines = 25;

/** Runs a program below normal priority until it ends or is stopped. */
export function runProgram(program: string, args: readonly string[], stop: AbortSignal): Promise<void> {
	return new Promise((done, fail) => {
		stop.throwIfAborted();
		const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
		const last: string[] = [];
		const end = () => child.kill("SIGTERM");
		stop.addEventListener("abort", end, { once: true });
		if (child.pid !== undefined) setPriority(child.pid, 10);
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding("utf8").on("data", (text: string) => {
				for (const line of text.split(/[\r\n]+/).filter((one) => one.trim() !== "")) {
					last.push(line);
					if (last.length > keptLines) last.shift();
				}
			});
		}
		child.on("error", fail);
		child.on("close", (code) => {
			stop.removeEventListener("abort", end);
			if (stop.aborted) fail(stop.reason);
			else if (code === 0) done();
			else fail(new Error(`${program} ended with code ${code}. Its last words:\n${last.join("\n")}`));
		});
	});
}
