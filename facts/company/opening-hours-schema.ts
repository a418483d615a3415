import * as v from "valibot";
import { weekdayLabels } from "../editor-labels.ts";
import { choice, date, list, time } from "../schema-parts.ts";
import { hoursFaults } from "./hours-faults.ts";

const weekday = (label: string) => choice(label, weekdayLabels);
const span = { from: time("Van"), to: time("Tot") };

/** The hours of one studio, in the time of the Netherlands. */
export const studioHoursSchema = v.pipe(
	v.strictObject({
		week: list(
			"Openingstijden per dag",
			v.pipe(
				v.strictObject({
					day: weekday("Dag"),
					...span,
					byAppointment: v.optional(
						v.pipe(v.boolean(), v.title("Alleen op afspraak"), v.description("Uit: iedereen kan binnenlopen.")),
					),
				}),
				v.title("Dag"),
			),
			"Een dag mag vaker voorkomen, met andere tijden.",
		),
		closedDays: v.optional(list("Vaste sluitingsdagen", weekday("Dag"), "Werkdagen waarop de studio dicht is.")),
		firstSaturday: v.optional(v.pipe(v.strictObject(span), v.title("Eerste zaterdag van de maand"))),
		closedDates: v.optional(
			list("Gesloten op", date("Datum"), "Losse dagen waarop de studio dicht is, zoals een vakantie."),
		),
	}),
	v.rawCheck(({ dataset, addIssue }) => {
		if (!dataset.typed || dataset.issues) return;
		const stepTo = (key: string | number) =>
			({ type: "unknown", origin: "value", input: dataset.value, key, value: undefined }) as const;
		for (const { path, problem } of hoursFaults(dataset.value)) {
			const [first, ...rest] = path;
			addIssue({ message: problem, path: [stepTo(first), ...rest.map(stepTo)] });
		}
	}),
);

export const openingHoursSchema = v.pipe(
	v.strictObject({
		amsterdam: v.pipe(studioHoursSchema, v.title("Studio Amsterdam")),
		rotterdam: v.pipe(studioHoursSchema, v.title("Studio Rotterdam")),
	}),
	v.title("Openingstijden"),
	v.description("Voor de site, voor zoekmachines en voor de tijden die bezoekers kunnen boeken."),
);
