import type { TimedEvent } from "./record-events.ts";

/** How long each interaction took to show on the screen: as long as the slowest of its events. */
export function latenciesOf(events: readonly TimedEvent[]): number[] {
	const slowest = new Map<string, number>();
	for (const { interaction, duration } of events) {
		slowest.set(interaction, Math.max(duration, slowest.get(interaction) ?? 0));
	}
	return [...slowest.values()];
}
