import { appointmentRules, meetingMinutes } from "./company/appointments.ts";
import type { WeekdayName } from "./company/dutch-time.ts";
import { type OpeningHours, openingHours } from "./company/opening-hours.ts";
import { retentionDays } from "./company/retention.ts";
import { studios } from "./company/studios.ts";
import { eBikeAboveHours, permanentVacancy } from "./company/vacancies.ts";
import { prices } from "./costs/prices.ts";
import { leadTimeWeeks, nearDeliveryKm, palet, warrantyYears } from "./costs/terms.ts";
import { baseCabinetCm } from "./kitchen/cabinet-systems.ts";
import { maxKeptMixes, maxWallCharacters } from "./kitchen/mixer.ts";
import { mapValues } from "./map-values.ts";
import { barreSince, framedFrameCm, frontDesigns } from "./products/fronts.ts";
import { families, materialsOf } from "./products/materials.ts";
import { sampleBoxes } from "./products/samples.ts";
import { sinks, taps } from "./products/sinks-and-taps.ts";
import { marbleComposite, stainlessSteelMm, steelBuilds, worktops } from "./products/worktops.ts";
import { consentCookie } from "./site/browser-storage.ts";
import { fieldLengths } from "./site/field-lengths.ts";
import { newsletterDays } from "./site/newsletter.ts";

/** A value that sentences can name. Its kind and the language decide how it is written. */
export type Figure =
	| { euro: number }
	| { number: number }
	| { minutes: number }
	| { month: { year: number; month: number } }
	| { days: readonly WeekdayName[] };

const euro = (amount: number): Figure => ({ euro: amount });
const number = (amount: number): Figure => ({ number: amount });
const minutes = (amount: number): Figure => ({ minutes: amount });

const daysByAppointment = ({ week }: OpeningHours): Figure => ({
	days: week.filter(({ byAppointment }) => byAppointment).map(({ day }) => day),
});
const warehouseHours = permanentVacancy("warehouse").hours;
const designerHours = permanentVacancy("designerRotterdam").hours;

/** Every number and day that sentences use, by the name that stands between braces: "a deposit of {designDeposit}". */
export const figures = {
	...mapValues(prices, euro),
	firstMeetingMinutes: minutes(meetingMinutes.discovery),
	designMeetingMinutes: minutes(meetingMinutes.design),
	finalCallMinutes: minutes(meetingMinutes["final-call"]),
	leadTimeMin: number(leadTimeWeeks.min),
	leadTimeMax: number(leadTimeWeeks.max),
	warrantyYears: number(warrantyYears),
	nearDeliveryKm: number(nearDeliveryKm),
	amsterdamSize: number(studios.amsterdam.squareMetres),
	rotterdamSize: number(studios.rotterdam.squareMetres),
	framedFrameCm: number(framedFrameCm),
	frontDesigns: number(frontDesigns.length),
	materialFamilies: number(families.length),
	sinkFinishes: number(sinks.length),
	taps: number(taps.length),
	metodBaseCm: number(baseCabinetCm.metod),
	faktumBaseCm: number(baseCabinetCm.faktum),
	fenixColours: number(materialsOf("fenix").length),
	melatopColours: number(materialsOf("melatop").length),
	worktops: number(worktops.length),
	sampleBoxes: number(sampleBoxes.length),
	maxKeptMixes: number(maxKeptMixes),
	nameLength: number(fieldLengths.name),
	maxWallCharacters: number(maxWallCharacters),
	marbleMin: number(marbleComposite.marblePercent.min),
	marbleMax: number(marbleComposite.marblePercent.max),
	epoxyMin: number(marbleComposite.epoxyPercent.min),
	epoxyMax: number(marbleComposite.epoxyPercent.max),
	marbleCompositeMm: number(marbleComposite.minThicknessMm),
	steelBuilds: number(steelBuilds.length),
	steelSolidMm: number(stainlessSteelMm.solid),
	steelStackedMm: number(stainlessSteelMm.stacked),
	steelSetMm: number(stainlessSteelMm.set),
	warehouseHoursMin: number(warehouseHours.min),
	warehouseHoursMax: number(warehouseHours.max ?? warehouseHours.min),
	designerHoursMin: number(designerHours.min),
	eBikeAboveHours: number(eBikeAboveHours),
	appointmentNoticeHours: number(appointmentRules.noticeHours),
	appointmentHorizonWeeks: number(appointmentRules.horizonDays / 7),
	appointmentDays: number(retentionDays.appointment),
	samplesDays: number(retentionDays.samples),
	questionDays: number(retentionDays.question),
	applicationDays: number(retentionDays.application),
	newsletterLinkDays: number(newsletterDays.link),
	newsletterForgetDays: number(newsletterDays.unconfirmed),
	consentMonths: number(consentCookie.lasts.months),
	paletMin: number(palet.minSquareMetres),
	paletWeeks: number(palet.shortestLeadTimeWeeks),
	barreSince: { month: barreSince },
	appointmentsPerAddress: number(appointmentRules.openPerAddress),
	amsterdamByAppointment: daysByAppointment(openingHours.amsterdam),
	amsterdamFirstSaturday: { days: openingHours.amsterdam.firstSaturday ? ["saturday"] : [] },
} as const satisfies Record<string, Figure>;
