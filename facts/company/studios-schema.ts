import * as v from "valibot";
import { choice, count, date, line, list, optionalLine, time } from "../schema-parts.ts";
import { hoursFaults } from "./hours-faults.ts";

const weekday = (label: string) =>
	choice(label, {
		monday: "maandag",
		tuesday: "dinsdag",
		wednesday: "woensdag",
		thursday: "donderdag",
		friday: "vrijdag",
		saturday: "zaterdag",
		sunday: "zondag",
	});
const span = { from: time("Van"), to: time("Tot") };

/** Times are those of the Netherlands. */
export const openingHoursSchema = v.pipe(
	v.strictObject({
		week: list(
			v.strictObject({
				day: weekday("Dag"),
				...span,
				byAppointment: v.optional(
					v.pipe(v.boolean(), v.title("Alleen op afspraak"), v.description("Uit: iedereen kan binnenlopen.")),
				),
			}),
			"Openingstijden per dag",
			"Dag",
			"Een dag mag vaker voorkomen, met andere tijden.",
		),
		closedDays: v.optional(list(weekday("Dag"), "Vaste sluitingsdagen", "Dag", "Werkdagen waarop de studio dicht is.")),
		firstSaturday: v.optional(v.pipe(v.strictObject(span), v.title("Eerste zaterdag van de maand"))),
		closedDates: v.optional(
			list(date("Datum"), "Gesloten op", "Datum", "Losse dagen waarop de studio dicht is, zoals een vakantie."),
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
	v.title("Openingstijden"),
);

const place = {
	city: line("Plaats"),
	street: optionalLine("Straat en huisnummer", "Verschijnt op de site zodra het is ingevuld."),
};

const studio = (city: string) =>
	v.pipe(
		v.strictObject({ ...place, squareMetres: count("Oppervlakte (m²)"), hours: openingHoursSchema }),
		v.title(`Studio ${city}`),
	);

/** Where visitors can come. */
export const studiosSchema = v.pipe(
	v.strictObject({
		amsterdam: studio("Amsterdam"),
		rotterdam: studio("Rotterdam"),
		warehouse: v.pipe(v.strictObject(place), v.title("Magazijn"), v.description("Ophalen kan daar op afspraak.")),
	}),
	v.title("Studio's en openingstijden"),
);
