import type { MeetingType } from "./company/appointments.ts";
import type { WeekdayName } from "./company/dutch-time.ts";
import type { StudioKey } from "./company/studios.ts";
import type { BookableStep, BuyingPhase, StepKey } from "./costs/buying-steps.ts";
import type { plans, timesOfDay } from "./kitchen/gallery.ts";
import type { Uppers } from "./kitchen/mixer.ts";
import type { Family, Tone } from "./products/materials.ts";
import type { SampleBox } from "./products/samples.ts";
import type { Finish, Tap } from "./products/sinks-and-taps.ts";
import type { Worktop } from "./products/worktops.ts";
import type { IntegrationName } from "./site/integrations.ts";
import type { SubjectKey } from "./site/subjects.ts";

/** The editor's labels for keys of the facts. */
export const familyLabels = {
	fenix: "Fenix",
	melatop: "Melatop",
	wood: "Hout",
	painted: "Painted",
	"raw-mdf": "Raw MDF",
	multiplex: "Multiplex",
} as const satisfies Record<Family, string>;

export const worktopLabels = {
	"marble-composite": "Marmercomposiet",
	"stainless-steel": "Roestvrij staal",
	marble: "Marmer",
	fenix: "Fenix",
} satisfies Record<Worktop, string>;

export const toneLabels = {
	red: "Rood",
	pink: "Roze",
	yellow: "Geel",
	green: "Groen",
	blue: "Blauw",
	purple: "Paars",
	brown: "Bruin",
	light: "Licht",
	grey: "Grijs en zwart",
} satisfies Record<Tone, string>;

export const finishLabels = {
	"stainless-steel": "Roestvrij staal",
	brass: "Messing",
	black: "Zwart",
} satisfies Record<Finish, string>;

export const tapLabels = {
	standard: "Gewone kraan",
	"boiling-water": "Kokendwaterkraan",
} satisfies Record<Tap, string>;

export const planLabels = {
	"single-run": "Eén wand",
	"l-shape": "Hoek",
	island: "Eiland",
	galley: "Twee wanden",
	city: "Kleine stadskeuken",
} satisfies Record<(typeof plans)[number], string>;

export const upperLabels = {
	cabinets: "Bovenkasten",
	shelf: "Een plank of niets",
} satisfies Record<Uppers, string>;

export const timeLabels = {
	morning: "Ochtend",
	noon: "Middag",
	golden: "Late zon",
	overcast: "Bewolkt",
	evening: "Avond, lampen aan",
} satisfies Record<(typeof timesOfDay)[number], string>;

export const sampleBoxLabels = {
	wood: "Houtbox",
	fenix: "Fenix-box",
	melatop: "Melatop-box",
	painted: "Box Painted en raw",
} satisfies Record<SampleBox, string>;

export const studioLabels = { amsterdam: "Amsterdam", rotterdam: "Rotterdam" } satisfies Record<StudioKey, string>;

export const phaseLabels = { discover: "Kennismaken", design: "Ontwerpen", order: "Bestellen" } satisfies Record<
	BuyingPhase,
	string
>;

export const stepLabels = {
	discover: "Kennismaking",
	design: "Ontwerp",
	finalCall: "Laatste gesprek",
	retailer: "Betaling en kasten",
	production: "Productie",
	delivery: "Levering",
} satisfies Record<StepKey, string>;

export const meetingLabels = {
	discovery: "Kennismaking",
	design: "Ontwerpgesprek",
	"final-call": "Laatste gesprek",
} satisfies Record<MeetingType, string>;

/** A step that is booked is called after its meeting. */
export const bookableStepLabels = {
	discover: meetingLabels.discovery,
	design: meetingLabels.design,
	finalCall: meetingLabels["final-call"],
} satisfies Record<BookableStep, string>;

export const subjectLabels = {
	question: "Een vraag over een keuken",
	cabinets: "Andere kasten",
	tiles: "Tegels",
	"pick-up": "Ophalen",
	"route-amsterdam": "De weg naar Amsterdam",
	"route-rotterdam": "De weg naar Rotterdam",
	"route-lijnden": "De weg naar Lijnden",
	terms: "De voorwaarden",
	market: "Market",
	privacy: "Privacy",
} satisfies Record<SubjectKey, string>;

export const integrationLabels = {
	analytics: "Paginastatistieken",
	tagManager: "Google Tag Manager",
	pixel: "Meta-pixel",
} satisfies Record<IntegrationName, string>;

export const weekdayLabels = {
	monday: "maandag",
	tuesday: "dinsdag",
	wednesday: "woensdag",
	thursday: "donderdag",
	friday: "vrijdag",
	saturday: "zaterdag",
	sunday: "zondag",
} satisfies Record<WeekdayName, string>;
