import { availableParallelism, cpus, loadavg } from "node:os";

/** The computer that measured, and how busy it was: its load of the last minute, in processors. */
export type Machine = { processor: string; cores: number; load: number; node: string };

export function machine(): Machine {
	const [processor] = cpus();
	return {
		processor: processor?.model.trim() ?? "unknown",
		cores: availableParallelism(),
		load: Number((loadavg()[0] ?? 0).toFixed(2)),
		node: process.versions.node,
	};
}

export function describeMachine({ processor, cores, load, node }: Machine): string {
	return `${processor}, ${cores} cores, load ${load}, Node ${node}`;
}
