import { fill } from "../../content/fill.ts";
import { bcp47 } from "../../content/format-figure.ts";
import { readPlainWords } from "../../content/read-plain-words.ts";
import { studios } from "../../facts/company/studios.ts";
import type { Locale } from "../../facts/site/locales.ts";
import type { Appointment } from "./find-appointment.ts";

export const appointmentWords = readPlainWords("appointment-mails");
const pageWords = readPlainWords("appointment");

/** A meeting's kind, time and place, in words. */
export function describeMeeting({ type, studio, starts_at, ends_at }: Appointment, locale: Locale) {
	const { time, places } = appointmentWords[locale];
	const { city, street } = studios[studio];
	const clock = (instant: number) => format(instant, { hour: "2-digit", minute: "2-digit" }, locale);
	const day = format(starts_at, { weekday: "long", day: "numeric", month: "long", year: "numeric" }, locale);
	const place = type === "final-call" ? places.phone : street ? places.address : places.studio;
	return {
		meeting: pageWords[locale].kinds[type].name,
		bring: pageWords[locale].kinds[type].bring,
		day,
		from: clock(starts_at),
		when: fill(time, { day, from: clock(starts_at), to: clock(ends_at) }),
		where: fill(place, { city, street: street ?? "" }),
	};
}

function format(instant: number, options: Intl.DateTimeFormatOptions, locale: Locale): string {
	return new Intl.DateTimeFormat(bcp47[locale], { ...options, timeZone: "Europe/Amsterdam" }).format(instant);
}
