import { readdirSync, readFileSync } from "node:fs";

/** Megabytes that a process and all that it started hold at this moment; 0 where the system does not tell (/proc). */
export function treeMemory(pid: number): number {
	return [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0);
}

function descendantsOf(pid: number): number[] {
	const children = read(() =>
		readdirSync(`/proc/${pid}/task`).flatMap((task) =>
			readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
		),
	);
	return (children ?? []).flatMap((child) => [child, ...descendantsOf(child)]);
}

function memoryOf(pid: number): number {
	const status = read(() => readFileSync(`/proc/${pid}/status`, "utf8")) ?? "";
	return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** A process may end while we look at it. */
function read<Result>(look: () => Result): Result | undefined {
	try {
		return look();
	} catch {
		return undefined;
	}
}
