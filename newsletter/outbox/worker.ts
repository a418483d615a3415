import { cleanUp } from "../clean-up.ts";
import { hour, minute } from "../clock.ts";
import type { Context } from "../context.ts";
import { deliver, type Transports } from "./deliver.ts";
import { claimDue, type Delivery, markFailed, markSent, releaseLeases } from "./queue.ts";

/** The little of a logger that is needed here. Entries never hold an address. */
export type WorkerLog = {
	info(about: object, message: string): void;
	warn(about: object, message: string): void;
	error(about: object, message: string): void;
};

const atOnce = 5;
const restMs = { idle: minute / 4, trouble: minute / 12 };

/** Delivers everything that is due now, unless it is told to stop. Resolves to how many deliveries were tried. */
export async function deliverDue(
	transports: Transports,
	context: Context,
	log: WorkerLog,
	isStopped: () => boolean = () => false,
): Promise<number> {
	let tried = 0;
	for (;;) {
		if (isStopped()) return tried;
		const due = await claimDue(context, atOnce);
		await Promise.all(due.map((delivery) => attempt(delivery, transports, context, log)));
		tried += due.length;
		if (due.length === 0) return tried;
	}
}

async function attempt(delivery: Delivery, transports: Transports, context: Context, log: WorkerLog): Promise<void> {
	const about = { delivery: delivery.id, target: delivery.target, tries: delivery.tries };
	try {
		await deliver(delivery, transports, context);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		const isDead = await markFailed(context, delivery, reason);
		if (isDead) log.error(about, "delivery given up; `npm run newsletter -- outbox` shows it");
		else log.warn(about, "delivery failed, will be tried again");
		return;
	}
	await markSent(context, delivery.id);
	log.info(about, "delivered");
}

export type Worker = {
	/** There may be something to deliver. */
	wake(): void;
	/** Finishes what is under way. */
	stop(): Promise<void>;
};

export type WorkerOptions = {
	transports: Transports;
	/** Throws while the database is down. */
	open: () => Promise<Context>;
	/** Whether this process may deliver; asked again until it may (SQLite has one worker, PostgreSQL any number). */
	mayWork: () => boolean;
	log: WorkerLog;
};

/** Delivers in the background until it is stopped: at once when woken, and every now and then by itself. */
export function startWorker({ transports, open, mayWork, log }: WorkerOptions): Worker {
	let stopped = false;
	let woken = false;
	let released = false;
	let cleanedAt = Number.NEGATIVE_INFINITY;
	let endRest = () => {};

	const round = async () => {
		if (!mayWork()) return;
		const context = await open();
		if (!released && context.database.kind === "sqlite") await releaseLeases(context);
		released = true;
		await deliverDue(transports, context, log, () => stopped);
		// Without its sign, since a clock that was wrong may have been put back.
		if (Math.abs(context.now() - cleanedAt) < hour) return;
		cleanedAt = context.now();
		const { addresses } = await cleanUp(context);
		if (addresses > 0) log.info({ addresses }, "unconfirmed addresses forgotten");
	};
	const rest = (ms: number) =>
		new Promise<void>((done) => {
			if (stopped || woken) return done();
			const timer = setTimeout(done, ms);
			timer.unref();
			endRest = () => {
				clearTimeout(timer);
				done();
			};
		});
	const run = async () => {
		while (!stopped) {
			woken = false;
			try {
				await round();
				await rest(restMs.idle);
			} catch (error) {
				log.error({ err: error }, "the outbox waits for the database");
				await rest(restMs.trouble);
			}
		}
	};
	const running = run();
	return {
		wake: () => {
			woken = true;
			endRest();
		},
		stop: async () => {
			stopped = true;
			endRest();
			await running;
		},
	};
}
