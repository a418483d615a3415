import type { MeetingType } from "../../facts/company/appointments.ts";
import type { StudioKey } from "../../facts/company/studios.ts";
import type { PageContent } from "../page-content.ts";

type Kind = { name: string; short: string; bring: string };

export default {
	title: "Afspraak maken in Amsterdam of Rotterdam",
	description:
		"Plan een kennismaking, een ontwerpgesprek of het laatste gesprek over je keuken. Kies een studio, een dag en een tijd, en het staat vast.",
	heading: "Trek een la open",
	lead: "Kies een gesprek en een studio. In elke la ligt een dag, met de tijden die nog vrij zijn.",
	steps: {
		type: "Waarvoor kom je?",
		studio: "Waar?",
		call: "Wie belt je?",
		day: "Welke la trek je open?",
		you: "Wie mogen we verwachten?",
	},
	kinds: {
		discovery: {
			name: "Kennismaking",
			short: "Vragen stellen, fronten vastpakken. Vrijblijvend.",
			bring: "Neem mee: foto's, een schets of iemand die het niet met je eens is.",
		},
		design: {
			name: "Ontwerpgesprek",
			short: "Je keuken in 3D. {designDeposit} aanbetaling, gaat van je factuur af.",
			bring: "Neem mee: de maten van de ruimte, ook van dat ene rare hoekje.",
		},
		"final-call": {
			name: "Laatste gesprek",
			short: "Telefonisch, van plint tot kraan. Daarna bestel je.",
			bring: "Houd bij de hand: het ontwerp en alles wat je nog dwarszit.",
		},
	} satisfies Record<MeetingType, Kind>,
	studios: { amsterdam: "Amsterdam", rotterdam: "Rotterdam" } satisfies Record<StudioKey, string>,
	minutes: "<minutes> minuten",
	days: {
		label: "Kies een dag",
		times: "Vrije tijden op <day>",
		free: "<day>, <count> tijden vrij",
		freeOne: "<day>, één tijd vrij",
		zone: "Alle tijden zijn die van Amsterdam.",
		zoneHere: "Bij jou is het dan <time>, op <day>.",
		none: "In de komende {appointmentHorizonWeeks:word} weken is hier niets meer vrij. Kijk in de andere studio, of [stel je vraag](ask:question).",
		waiting: "Een moment, we trekken de laden open.",
		failed:
			"De laden klemmen: we kunnen de vrije tijden nu niet ophalen. Probeer het zo nog eens, of [stel je vraag](ask:question).",
		again: "Probeer het opnieuw",
	},
	form: {
		none: "De tijd kies je in een la.",
		chosen: "<day> om <time>",
		nearby: "Wel vrij, en dichtbij:",
		mix: "Deze mix gaat mee",
		noteHint: "Een opgang zonder lift, een verjaardag, een hond.",
		phoneHint: "Voor als er iets tussenkomt.",
		phoneHintCall: "Op dit nummer bellen we je.",
		button: "Leg deze tijd vast",
		after: "Je krijgt een nummer en een bestand voor je agenda. Verzetten of afzeggen kan tot het begint.",
		afterMail: "Je krijgt een mail met de afspraak voor je agenda. Verzetten of afzeggen kan tot het begint.",
		privacy: "Wat we met je gegevens doen, en wanneer we ze wissen, staat bij [privacy](page:privacy).",
	},
	opening: {
		heading: "Liever zonder afspraak?",
		body: [
			"Binnenlopen mag, tijdens de [openingstijden](page:contact#studios). Met een afspraak zit er iemand voor je klaar die alleen naar jouw keuken kijkt.",
			"Nog niet zo ver? [Mix een keuken](page:mixer) en neem hem mee, of lees [hoe het verder gaat](page:how-we-work).",
		],
	},
	actions: [
		{ label: "Bekijk de openingstijden", to: "page:contact#studios" },
		{ label: "Lees hoe we werken", to: "page:how-we-work" },
	],
} satisfies PageContent & Record<string, unknown>;
