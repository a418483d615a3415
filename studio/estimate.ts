import type { NamedShot } from "../media/shots.ts";
import type { Render } from "./renders.ts";

/** On two cores, before anything has been measured. */
const firstGuess = 110;

/** How long a shot will take, in seconds, from what its scene took per megapixel before. */
export function estimate(
	named: NamedShot,
	all: readonly NamedShot[],
	renders: Readonly<Record<string, Render>>,
): number {
	const measured = (shots: readonly NamedShot[]) =>
		shots.flatMap(({ name }) => renders[name]?.secondsPerMegapixel ?? []).sort((a, b) => a - b);
	const sameScene = measured(all.filter(({ shot }) => shot.scene === named.shot.scene));
	const pace = median(sameScene) ?? median(measured(all)) ?? firstGuess;
	return pace * megapixels(named);
}

export function megapixels({ shot }: NamedShot): number {
	return (shot.size[0] * shot.size[1]) / 1_000_000;
}

function median(sorted: readonly number[]): number | undefined {
	return sorted[Math.floor(sorted.length / 2)];
}

export function duration(seconds: number): string {
	if (seconds < 90) return `${Math.round(seconds)} s`;
	const minutes = Math.round(seconds / 60);
	return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}
