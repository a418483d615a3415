import type { ChildProcess } from "node:child_process";

const children = new Set<ChildProcess>();

process.once("exit", () => {
	for (const child of children) child.kill("SIGKILL");
});

/** A process that must not outlive the tests, however they end. */
export function killOnExit(child: ChildProcess): ChildProcess {
	children.add(child);
	child.once("exit", () => children.delete(child));
	return child;
}
