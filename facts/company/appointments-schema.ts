import * as v from "valibot";
import { count } from "../schema-parts.ts";

const seatsLabel = "Tegelijk in de studio";

/** Meetings that visitors book themselves. */
export const appointmentsSchema = v.pipe(
	v.strictObject({
		meetingMinutes: v.pipe(
			v.strictObject({
				discovery: count("Kennismaking (minuten)"),
				design: count("Ontwerpgesprek (minuten)"),
				"final-call": count("Laatste gesprek, telefonisch (minuten)"),
			}),
			v.title("Hoelang een gesprek duurt"),
		),
		meetingsAtOnce: v.pipe(
			v.strictObject({
				amsterdam: count(`${seatsLabel} in Amsterdam`),
				rotterdam: count(`${seatsLabel} in Rotterdam`),
			}),
			v.title("Gesprekken tegelijk"),
			v.description("Hoeveel gesprekken een studio op hetzelfde moment kan voeren."),
		),
		rules: v.pipe(
			v.strictObject({
				noticeHours: count(
					"Hoeveel uur van tevoren",
					"Zo lang van tevoren moet een gesprek zijn gepland of verzet.",
					0,
				),
				horizonDays: v.pipe(
					count("Hoeveel dagen vooruit", "Zo ver vooruit kan er worden gepland, in hele weken."),
					v.multipleOf(7, "is geen heel aantal weken; schrijf een veelvoud van 7"),
				),
				startEveryMinutes: count(
					"Begintijden om de … minuten",
					"Gesprekken beginnen op het hele uur en steeds zoveel later.",
				),
				openPerAddress: count("Afspraken per e-mailadres", "Zoveel toekomstige afspraken mag één adres hebben."),
				reminderHours: count("Herinnering (uren van tevoren)", "Dan gaat er een mail met een herinnering uit."),
			}),
			v.title("Regels"),
		),
	}),
	v.title("Afspraken"),
	v.description("Gesprekken die bezoekers zelf plannen."),
);
