import { duration } from "./estimate.ts";

const cells = 24;

/** One line that is drawn again and again on a terminal; elsewhere nothing is drawn and only whole lines are written. */
export class Progress {
	readonly #drawn = process.stdout.isTTY;

	/** `share` of all work is done, from 0 to 1. */
	draw(share: number, secondsLeft: number, what: string): void {
		if (!this.#drawn) return;
		const full = Math.round(share * cells);
		const bar = "█".repeat(full) + "░".repeat(cells - full);
		const line = `${bar} ${Math.floor(share * 100)} %, about ${duration(secondsLeft)} left: ${what}`;
		process.stdout.write(`\r\x1b[2K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
	}

	say(line: string): void {
		process.stdout.write(`${this.#drawn ? "\r\x1b[2K" : ""}${line}\n`);
	}
}
