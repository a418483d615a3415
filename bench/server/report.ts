import { bullets } from "../bullets.ts";
import { describeMachine, type Machine } from "../machine.ts";
import { table } from "../table.ts";
import type { Compared, Rate } from "./beside-nginx.ts";
import { type Memory, renderedBefore } from "./memory.ts";
import type { Slow } from "./slow.ts";

export type ServerReport = {
	date: string;
	machine: Machine;
	nginx: string | undefined;
	compared?: Compared[];
	memory?: Memory;
	slow?: Slow;
};

const goals = {
	/** Of nginx's requests per second and core, for the home page. */
	ratio: 0.5,
	/** Growth of memory that counts as none: the heap breathes. */
	memoryShare: 0.1,
} as const;

/** Every goal that was missed, as a sentence. */
export function missedGoals({ compared = [], memory, slow }: ServerReport): string[] {
	const missed: string[] = [];
	for (const { target, workers, ours, nginx } of compared) {
		if (ours.failed > 0) missed.push(`${target}, ${workers} workers: ${ours.failed} requests failed`);
		const ratio = nginx ? ours.perCore / nginx.perCore : 1;
		if (target === "home page" && workers === 1 && ratio < goals.ratio)
			missed.push(`home page: ${ratio.toFixed(2)} of nginx's requests per core, at least ${goals.ratio}`);
	}
	if (memory && memory.last.megabytes > memory.first.megabytes * (1 + goals.memoryShare)) {
		const { first, last } = memory;
		missed.push(`memory grew from ${first.megabytes.toFixed(0)} to ${last.megabytes.toFixed(0)} MB`);
	}
	if (slow) {
		const failed = slow.others.broken + slow.others.refused;
		if (slow.open < slow.wanted) missed.push(`only ${slow.open} of ${slow.wanted} slow connections could be held open`);
		if (failed > 0) missed.push(`${failed} requests failed beside the slow connections`);
		if (slow.cutOff < slow.open) missed.push(`${slow.open - slow.cutOff} slow connections were not cut off`);
	}
	return missed;
}

/** The tables, readable in a terminal and as Markdown. */
export function describeServer(report: ServerReport): string {
	const { date, machine, nginx, compared, memory, slow } = report;
	const missed = missedGoals(report);
	return [
		"# The server, measured",
		`${date}, ${describeMachine(machine)}, nginx ${nginx ?? "not found on this machine, so not compared (apt-get install nginx)"}, requests by wrk.`,
		...(compared ? ["## Beside nginx", ...comparison(compared)] : []),
		...(memory ? ["## Memory", memoryLine(memory)] : []),
		...(slow ? ["## Slow connections", slowLine(slow)] : []),
		"## Goals missed",
		bullets(missed, "None."),
	].join("\n\n");
}

function comparison(compared: readonly Compared[]): string[] {
	const row = (name: string, { perSecond, perCore, p50, p99, p999 }: Rate, ratio: number) => [
		name,
		perSecond.toFixed(0),
		perCore.toFixed(0),
		...[p50, p99, p999].map((ms) => ms.toFixed(2)),
		ratio.toFixed(2),
	];
	const rows = compared.flatMap(({ target, workers, ours, nginx }) => {
		const name = (who: string) => `${target}, ${who}, ${workers === 1 ? "1 worker" : `${workers} workers`}`;
		if (!nginx) return [row(name("ours"), ours, Number.NaN)];
		return [row(name("ours"), ours, ours.perCore / nginx.perCore), row(name("nginx"), nginx, 1)];
	});
	return [
		table(["what", "per second", "per core", "p50 ms", "p99 ms", "p99.9 ms", "ratio"], rows),
		"Per core is requests per second of processor time that the server used, all its processes together: it stays true where wrk or other programs take a part of the machine. The ratio compares that. One worker has a core for itself and wrk another; two workers and wrk share both. Neither server writes a line per request. Same files, same headers, connections kept open.",
	];
}

function memoryLine({ first, last }: Memory): string {
	return `${first.megabytes.toFixed(0)} MB after ${first.requests} requests, ${last.megabytes.toFixed(0)} MB after ${last.requests} (both processes, resident; after ${renderedBefore} rendered pages, which fill the heap to where it stays; up to ${goals.memoryShare * 100} % more counts as equal).`;
}

function slowLine({ open, cutOff, megabytes, others }: Slow): string {
	const rate = (others.requests / others.seconds).toFixed(0);
	return `With ${open} slow connections open, others got ${rate} answers a second (p99 ${others.p99.toFixed(1)} ms), the server held ${megabytes.toFixed(0)} MB, and ${cutOff} slow ones were cut off in the end.`;
}
