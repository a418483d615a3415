import { type Day, dayAfter, weekdayOf } from "./dutch-time.ts";

/**
 * The days that Dutch law counts as generally recognised holidays (Algemene termijnenwet, article 3, first
 * paragraph). The studio's texts do not say whether it is open then, so the site does not promise it.
 */
export function isPublicHoliday(day: Day): boolean {
	const year = Number(day.slice(0, 4));
	const easter = easterSunday(year);
	return [
		`${year}-01-01`,
		dayAfter(easter),
		kingsDay(year),
		`${year}-05-05`,
		dayAfter(easter, 39),
		dayAfter(easter, 50),
		`${year}-12-25`,
		`${year}-12-26`,
	].includes(day);
}

/** 27 April, or the day before when that is a Sunday. */
function kingsDay(year: number): Day {
	const birthday = `${year}-04-27`;
	return weekdayOf(birthday) === 7 ? dayAfter(birthday, -1) : birthday;
}

/** Easter Sunday, by the 'anonymous Gregorian algorithm' (J. Meeus). */
function easterSunday(year: number): Day {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const inCentury = year % 100;
	const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
	const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
	// Days after 22 March.
	return dayAfter(`${year}-03-22`, epact + toSunday - 7 * late);
}
