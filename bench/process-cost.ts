import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A process and all that it started, as Linux knows them (/proc); elsewhere only itself. */
export function familyOf(pid: number): number[] {
	if (!existsSync("/proc")) return [pid];
	const parents = new Map<number, number>();
	for (const name of readdirSync("/proc")) {
		const parent = /^\d+$/.test(name) ? fieldsOf(Number(name))?.[1] : undefined;
		if (parent !== undefined) parents.set(Number(name), Number(parent));
	}
	const family = [pid];
	for (const member of family) {
		for (const [child, parent] of parents) if (parent === member) family.push(child);
	}
	return family;
}

const ticksPerSecond = () => Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Seconds of processor time that the processes have used up to now. */
export function cpuSecondsOf(pids: readonly number[]): number {
	const ticks = pids.map((pid) => {
		const fields = fieldsOf(pid);
		return fields ? Number(fields[11]) + Number(fields[12]) : 0;
	});
	return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond();
}

/** Megabytes of memory that the processes hold. */
export function memoryOf(pids: readonly number[]): number {
	const kilobytes = pids.map((pid) => {
		try {
			return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
		} catch {
			return 0;
		}
	});
	return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** The fields of /proc/<pid>/stat after the name, which may hold anything; undefined when the process is gone. */
function fieldsOf(pid: number): string[] | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	} catch {
		return undefined;
	}
}
