import { useEffect, useState } from "react";
import { type Daylight, daylightAt } from "./daylight.ts";

/** The visitor's day, known once the page is hydrated. */
export function useDaylight(): Daylight {
	const [daylight, setDaylight] = useState<Daylight>({ day: 0, isEvening: false });
	useEffect(() => setDaylight(daylightAt(new Date())), []);
	return daylight;
}
