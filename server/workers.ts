import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Order, Report } from "./worker-messages.ts";

/** All workers must be given the same port, also those that come later: 0 would let the system choose another. */
export type WorkersOptions = { buildFolder: string; port: number; count: number; log: Logger };

export type Workers = {
	address: string;
	/** Replaces all of them by new ones with the build and the code that are on the disk now. Settings stay those of the start. */
	renew(): Promise<void>;
	stop(): Promise<void>;
};

/** A worker that was told to stop gets this long; its own patience is shorter. */
const patienceMs = 20_000;
/** A worker that dies sooner than this after its start makes the next one wait, longer each time. */
const soundMs = 10_000;
const delayAfter = (failures: number) => (failures === 0 ? 0 : Math.min(30_000, 250 * 2 ** failures));

/**
 * Starts processes that answer requests on one port and sees to it that there are always as many. Rejects with a
 * sentence where the first ones cannot start.
 */
export async function startWorkers({ buildFolder, port, count, log }: WorkersOptions): Promise<Workers> {
	// A single worker takes connections from the system itself; several get them in turn, or one would take most.
	cluster.schedulingPolicy = count === 1 ? cluster.SCHED_NONE : cluster.SCHED_RR;
	cluster.setupPrimary({ exec: join(import.meta.dirname, "worker.ts"), args: [buildFolder] });
	const stopped = new AbortController();
	let present = new Set<Worker>();
	let address = "";
	let failures = 0;
	let renewing = Promise.resolve();

	/** Resolves when the worker answers requests. */
	const hire = async (): Promise<Worker> => {
		const worker = cluster.fork({ PORT: String(port) });
		const report = await reportOf(worker);
		if (report.kind !== "listening") throw new Error(report.kind === "failed" ? report.sentence : "It did not start.");
		address = report.address;
		ready.add(worker);
		const started = performance.now();
		worker.once("exit", (code, signal) => {
			if (!present.delete(worker) || stopped.signal.aborted) return;
			log.error({ code, signal }, "a worker died and is replaced");
			failures = performance.now() - started < soundMs ? failures + 1 : 0;
			void replace();
		});
		return worker;
	};
	/** A new worker may have a newer build: pages of it will be answered there, and their files asked for here. */
	const prepareOthers = () => Promise.all([...present].map(learn));
	const replace = async (): Promise<void> => {
		try {
			await wait(delayAfter(failures), undefined, { signal: stopped.signal });
			await prepareOthers();
			const worker = await hire();
			// A renewal may have come in between.
			if (present.size < count) present.add(worker);
			else await dismiss(worker);
		} catch (error) {
			if (stopped.signal.aborted) return;
			failures += 1;
			log.error({ reason: error instanceof Error ? error.message : String(error) }, "a worker did not start");
			await replace();
		}
	};
	const hireAll = async (): Promise<Worker[]> => {
		const hired = await Promise.allSettled(Array.from({ length: count }, hire));
		const workers = hired.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
		const [failed] = hired.filter((one) => one.status === "rejected");
		if (!failed) return workers;
		await Promise.all(workers.map(dismiss));
		throw failed.reason;
	};
	const instate = (hired: Worker[]) => {
		present = new Set(hired.filter((worker) => !worker.isDead()));
		for (let missing = present.size; missing < count; missing++) void replace();
	};
	const renew = async (): Promise<void> => {
		const old = present;
		try {
			await prepareOthers();
			instate(await hireAll());
			log.info({ workers: count }, "the server was renewed");
			await Promise.all([...old].map(dismiss));
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			log.error({ reason }, "the server was not renewed and goes on as it was");
		}
	};

	instate(await hireAll());
	return {
		address,
		renew: () => {
			renewing = renewing.then(renew);
			return renewing;
		},
		stop: async () => {
			stopped.abort();
			await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && dismiss(worker)));
		},
	};
}

/** Workers that have something to finish when they are told to stop. */
const ready = new WeakSet<Worker>();

const tell = (worker: Worker, order: Order) => worker.isConnected() && worker.send(order);

/** Makes a worker know the files of the build that is on the disk now. */
async function learn(worker: Worker): Promise<void> {
	const learned = reportOf(worker);
	tell(worker, "learn");
	await learned;
}

/** Lets a worker finish what is in flight; resolves when it is gone. */
async function dismiss(worker: Worker): Promise<void> {
	if (worker.isDead()) return;
	const gone = once(worker, "exit");
	const force = setTimeout(() => worker.kill("SIGKILL"), patienceMs);
	if (ready.has(worker)) tell(worker, "stop");
	else worker.process.kill();
	await gone;
	clearTimeout(force);
}

/** What a worker says next, or that it is gone. */
function reportOf(worker: Worker): Promise<Report> {
	return new Promise((done) => {
		const gone = () => done({ kind: "failed", sentence: "A worker ended before it answered requests." });
		if (worker.isDead()) gone();
		worker.once("exit", gone);
		worker.once("message", (report: Report) => {
			worker.off("exit", gone);
			done(report);
		});
	});
}
