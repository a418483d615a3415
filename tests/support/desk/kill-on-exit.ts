import type { ChildProcess } from "node:child_process";

const children = new Set<ChildProcess>();

process.once("exit", () => {
	for (const child of children) child.kill("SIGKILL");
});

/** Kills a child process when the tests end. */
export function killOnExit(child: ChildProcess): ChildProcess {
	children.add(child);
	child.once("exit", () => children.delete(child));
	return child;
}
