import { cleanUp } from "../clean-up.ts";
import { hour, second } from "../clock.ts";
import type { Context } from "../context.ts";
import { planDaily } from "../daily.ts";
import { rules } from "../rules.ts";
import { deliver, type Transports } from "./deliver.ts";
import { isPaused } from "./pause.ts";
import { claimDue, type Delivery, markFailed, markSent, releaseLeases } from "./queue.ts";

/** The part of a logger used here. Entries never hold an address. */
export type WorkerLog = {
	info(about: object, message: string): void;
	warn(about: object, message: string): void;
	error(about: object, message: string): void;
};

const sleepMs = { idle: 15 * second, failure: 5 * second };

/**
 * Delivers what is due, a few at a time. A delivery that hangs takes one slot and holds up no other; `onFree` is
 * called whenever a slot becomes free.
 */
export function createDispatcher(transports: Transports, log: WorkerLog, onFree: () => void = () => {}) {
	const inFlight = new Set<Promise<void>>();
	const start = (delivery: Delivery, context: Context) => {
		const attempt = attemptDelivery(delivery, transports, context, log)
			.catch((error: unknown) => log.error({ err: error, delivery: delivery.id }, "a delivery could not be recorded"))
			.finally(() => {
				inFlight.delete(attempt);
				onFree();
			});
		inFlight.add(attempt);
	};
	return {
		/** Starts deliveries until no slot is free or nothing is due. Resolves to how many were started. */
		startDue: async (context: Context, isStopped: () => boolean = () => false): Promise<number> => {
			let started = 0;
			while (inFlight.size < rules.maxDeliveries && !isStopped()) {
				const due = await claimDue(context, rules.maxDeliveries - inFlight.size);
				for (const delivery of due) start(delivery, context);
				started += due.length;
				if (due.length === 0) break;
			}
			return started;
		},
		/** Resolves when nothing is under way any more. */
		settled: async (): Promise<void> => {
			while (inFlight.size > 0) await Promise.all(inFlight);
		},
	};
}

async function attemptDelivery(
	delivery: Delivery,
	transports: Transports,
	context: Context,
	log: WorkerLog,
): Promise<void> {
	const about = { delivery: delivery.id, target: delivery.target, tries: delivery.tries };
	let isSent: boolean;
	try {
		isSent = await deliver(delivery, transports, context);
	} catch (error) {
		const isGivenUp = await markFailed(context, delivery, error);
		if (isGivenUp) log.error(about, "delivery given up; `npm run desk -- outbox` shows it");
		else log.warn(about, "delivery failed, will be tried again");
		return;
	}
	await markSent(context, delivery.id);
	log.info(about, isSent ? "delivered" : "out of date, not sent");
}

export type Worker = {
	/** Call it when there may be something to deliver. */
	wake(): void;
	/** Starts no more deliveries and waits for those under way. */
	stop(): Promise<void>;
};

export type WorkerOptions = {
	transports: Transports;
	/** Throws when the database fails. */
	open: () => Promise<Context>;
	/** Whether this process may deliver, checked in every round (SQLite has one worker, PostgreSQL any number). */
	mayWork: () => boolean;
	/** Whether the studio gets an overview every morning. */
	daily?: boolean | undefined;
	log: WorkerLog;
};

/** Delivers in the background until it is stopped: at once when woken, otherwise every few seconds. */
export function startWorker({ transports, open, mayWork, daily = false, log }: WorkerOptions): Worker {
	let stopped = false;
	let woken = false;
	let released = false;
	let cleanedAt = Number.NEGATIVE_INFINITY;
	let pauseLogged = false;
	let wakeUp = () => {};

	const wake = () => {
		woken = true;
		wakeUp();
	};
	const dispatcher = createDispatcher(transports, log, wake);

	const runOnce = async () => {
		if (!mayWork()) return;
		const context = await open();
		if (!released && context.database.kind === "sqlite") await releaseLeases(context);
		released = true;
		const paused = await isPaused(context.database.db);
		if (paused && !pauseLogged) {
			log.warn({}, "the outbox is paused, as after a restore; `npm run desk -- resume` lets it go on");
		}
		pauseLogged = paused;
		await dispatcher.startDue(context, () => stopped);
		// The absolute difference, because a wrong clock may have been put back.
		if (Math.abs(context.now() - cleanedAt) < hour) return;
		cleanedAt = context.now();
		if (daily) await planDaily(context);
		const { addresses } = await cleanUp(context);
		if (addresses > 0) log.info({ addresses }, "unconfirmed addresses forgotten");
	};
	const sleep = (ms: number) =>
		new Promise<void>((done) => {
			if (stopped || woken) return done();
			const timer = setTimeout(done, ms);
			timer.unref();
			wakeUp = () => {
				clearTimeout(timer);
				done();
			};
		});
	const run = async () => {
		while (!stopped) {
			woken = false;
			try {
				await runOnce();
				await sleep(sleepMs.idle);
			} catch (error) {
				log.error({ err: error }, "the outbox failed and tries again");
				await sleep(sleepMs.failure);
			}
		}
	};
	const running = run();
	return {
		wake,
		stop: async () => {
			stopped = true;
			wakeUp();
			await running;
			await dispatcher.settled();
		},
	};
}
