import { availableParallelism } from "node:os";
import sharp from "sharp";

let running = 0;
const waiting: (() => void)[] = [];

/** Work on pictures: as much at a time as there are cores, each on one of them. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	sharp.concurrency(1);
	if (running >= availableParallelism()) await new Promise<void>((go) => waiting.push(go));
	else running += 1;
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}
