import type { VacancyKey } from "../../facts/company/vacancies.ts";
import type { Action } from "../page-content.ts";

type VacancyName = { name: string; hours: string; short: string };

/** What the list of jobs and the pages of the jobs say in common. */
export default {
	status: { open: "Open", closed: "Gesloten" },
	labels: { status: "Vacature", place: "Waar", hours: "Uren", extra: "Extra" },
	eBike: "Een e-bike, als je meer dan {eBikeAboveHours} uur werkt",
	week: "Elk streepje is een uur van je werkweek.",
	names: {
		warehouse: {
			name: "Magazijnmedewerker",
			hours: "{warehouseHoursMin} tot {warehouseHoursMax} uur per week",
			short: "Fronten ontvangen, bewaren en heel op pad sturen.",
		},
		designerAmsterdam: {
			name: "Designer Amsterdam",
			hours: "Minstens {designerHoursMin} uur per week",
			short: "Keukens tekenen in de hoofdstad.",
		},
		designerRotterdam: {
			name: "Designer Rotterdam",
			hours: "Minstens {designerHoursMin} uur per week",
			short: "Keukens tekenen in de grootste van onze twee studio's.",
		},
	} satisfies Record<VacancyKey, VacancyName>,
	read: "Lees over de functie",
	apply: "Solliciteer",
	openApplication: { label: "Stuur een open sollicitatie", to: "page:jobs#apply" } satisfies Action,
	form: {
		button: "Verstuur je sollicitatie",
		textHint: "Hoeveel uur, vanaf wanneer, en waar je blij van wordt. Een paar zinnen is genoeg.",
		portfolioHint: "Een site, een map met beelden, een profiel. Het hoeven geen keukens te zijn.",
		privacy: "Wanneer we je sollicitatie wissen, staat bij [privacy](page:privacy).",
		mail: {
			text: "Wil je iets meesturen? Mailen kan ook, met bijlagen.",
			actions: [{ label: "Mail je sollicitatie", to: "mail:application" }] satisfies Action[],
		},
	},
	all: { label: "Bekijk alle functies", to: "page:jobs" } satisfies Action,
};
