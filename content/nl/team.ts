import type { TeamKey } from "../../facts/company/team.ts";
import type { Action, PageContent } from "../page-content.ts";

type TeamWords = { name: string; text: string; caption: string; action: Action };

export default {
	title: "Ons team in Amsterdam, Rotterdam en Lijnden",
	description:
		"Aan tafel, achter de tekentafel en in het magazijn: de teams in Amsterdam, Rotterdam en Lijnden die aan je keuken werken.",
	heading: "Veel koks, geen brij",
	lead: "In de studio's wordt getekend, in het magazijn wordt geladen. Dit zijn de teams die je onderweg naar je keuken tegenkomt.",
	opening: {
		heading: "Aan tafel en achter de schermen",
		body: [
			"Een keuken gaat bij ons door heel wat handen. Eerst zit je in een **studio** aan tafel, dan tekent het **ontwerpteam**. Aan het eind zorgt het **magazijn** ervoor dat alles op de afgesproken dag bij je is.",
			"Een monteur kom je niet tegen: [monteren doen we niet](page:faq#installing). Wat we wel doen, en wanneer, lees je bij onze [werkwijze](page:how-we-work).",
		],
	},
	teams: {
		amsterdam: {
			name: "Studio Amsterdam",
			text: "Ongeveer {amsterdamSize} m² om in rond te lopen. Hier vertel je wat je wilt, en hier hoor je ook of die hoekkast nu echt moet.",
			caption: "Grachtenpanden, getekend zonder waterpas.",
			action: { label: "Naar de studio in Amsterdam", to: "page:contact#amsterdam" },
		},
		rotterdam: {
			name: "Studio Rotterdam",
			text: "Met ongeveer {rotterdamSize} m² de grootste van de twee, wat ze in Rotterdam volkomen vanzelfsprekend vinden. Voor je keuken maakt het niet uit welke stad je kiest.",
			caption: "Hoogbouw. Er komt nog een verdieping op.",
			action: { label: "Naar de studio in Rotterdam", to: "page:contact#rotterdam" },
		},
		design: {
			name: "Het ontwerpteam",
			text: "Tekent kasten van IKEA of KVIK en bedenkt met jou wat ervoor komt te hangen. In 3D, zodat je niet hoeft te gokken.",
			caption: "De allerlaatste versie. Tot nu toe.",
			action: { label: "Plan een ontwerpgesprek", to: "link:bookDesign" },
		},
		warehouse: {
			name: "Het magazijn",
			text: "Staat in Lijnden. Je bestelling wacht er tot de afgesproken dag en komt dan naar je toe. Ophalen kan ook, op afspraak.",
			caption: "Stapelen is een vak. De kip loopt stage.",
			action: { label: "Lees over ophalen", to: "page:contact#lijnden" },
		},
	} satisfies Record<TeamKey, TeamWords>,
	versions: ["keuken", "keuken-2", "keuken-def", "keuken-def-2", "keuken-def-echt", "keuken-def-echt-nu"],
	closing: {
		heading: "Er is nog een stoel vrij",
		text: "Aan tafel, voor jou en je keuken.",
		actions: [
			{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
			{ label: "Bekijk de vacatures", to: "page:jobs" },
		] satisfies Action[],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Bekijk de vacatures", to: "page:jobs" },
	],
} satisfies PageContent & Record<string, unknown>;
