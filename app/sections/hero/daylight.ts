export type Daylight = {
	/** Counts the days of the visitor's calendar. */
	day: number;
	isEvening: boolean;
};

/** The hour at which the sun sets in the Netherlands in the middle of each month, as clocks show it. */
const sunset = [16.9, 17.8, 18.7, 20.5, 21.4, 22, 21.9, 21, 19.9, 18.7, 16.8, 16.5];
/** The hour at which the evening look ends. */
const morning = 6;

export function daylightAt(now: Date): Daylight {
	const hour = now.getHours() + now.getMinutes() / 60;
	const isEvening = hour < morning || hour >= (sunset[now.getMonth()] ?? 24);
	return { day: now.getDate(), isEvening };
}
