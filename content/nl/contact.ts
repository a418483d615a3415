import type { StudioKey } from "../../facts/company/studios.ts";
import type { Action, PageContent } from "../page-content.ts";

type StudioWords = { size: string; about: string; map: Action; ask: Action };
type Meeting = { name: string; purpose: string; bring: string; cost: string; action: Action };

export default {
	title: "Contact en studio's",
	description:
		"Kom langs in onze studio in Amsterdam of Rotterdam, haal je bestelling op afspraak op in Lijnden, of stel je vraag per mail.",
	heading: "Zeg het maar",
	lead: "Een vraag stel je per mail. Voor een keuken kom je langs, in Amsterdam of in Rotterdam.",
	opening: {
		heading: "Amsterdam, Rotterdam en een beetje Lijnden",
		body: [
			"Kies de stad die je het best uitkomt. Heb je al een plattegrond of een paar maten, neem ze mee. Heb je alleen een vaag plan, neem dat dan mee.",
			"Misschien staat je antwoord al bij de [veelgestelde vragen](page:faq). En zoek je geen keuken maar werk, dan moet je bij de [vacatures](page:jobs) zijn.",
		],
	},
	actions: [
		{ label: "Plan een kennismaking", to: "link:bookDiscovery" },
		{ label: "Mail je vraag", to: "mail:contact" },
	],
	walkIn: { label: "Bekijk de openingstijden", to: "page:contact#studios" } satisfies Action,
	doors: { amsterdam: "Kom verder", rotterdam: "Voeten vegen", lijnden: "Eerst een afspraak" },
	studios: {
		label: "De twee studio's",
		hours: "Openingstijden",
		holidays: "Op feestdagen kan het anders zijn. Vraag het dan even na.",
		amsterdam: {
			size: "Ongeveer {amsterdamSize} m²",
			about: "Kun je doordeweeks niet weg van je werk, dan is er nog de eerste zaterdag van de maand.",
			map: { label: "Amsterdam op de kaart", to: "link:mapsAmsterdam" },
			ask: { label: "Vraag de route naar Amsterdam", to: "mail:directions" },
		},
		rotterdam: {
			size: "Ongeveer {rotterdamSize} m²",
			about:
				"De ruimste van de twee. Wel even op de dag letten: aan het begin van de week is de deur niet zomaar open.",
			map: { label: "Rotterdam op de kaart", to: "link:mapsRotterdam" },
			ask: { label: "Vraag de route naar Rotterdam", to: "mail:directions" },
		},
	} satisfies Record<StudioKey, StudioWords> & Record<string, unknown>,
	meetings: {
		heading: "Welke la trek je open?",
		text: "Drie gesprekken, in deze volgorde. Je begint bovenaan.",
		items: [
			{
				name: "Kennismaking",
				purpose:
					"Je hebt een keuken in je hoofd, of alleen een hekel aan de huidige. Je stelt vragen, ziet wat er kan en zit nergens aan vast.",
				bring: "Neem mee: foto's, een schets of iemand die het niet met je eens is.",
				cost: "Vrijblijvend",
				action: { label: "Plan een kennismaking", to: "link:bookDiscovery" },
			},
			{
				name: "Ontwerpgesprek",
				purpose:
					"Je wilt het zien. We nemen je wensen en maten door en tekenen je keuken in 3D. De eerste aanpassing is inbegrepen, elke volgende kost {extraRevision}.",
				bring: "Neem mee: de maten van de ruimte, ook van dat ene rare hoekje.",
				cost: "{designDeposit} aanbetaling, later van je factuur af",
				action: { label: "Plan een ontwerpgesprek", to: "link:bookDesign" },
			},
			{
				name: "Laatste gesprek",
				purpose:
					"Je weet het zeker. We lopen het ontwerp van plint tot kraan na. Daarna maak je een afspraak bij de winkel om de kasten te bestellen.",
				bring: "Neem mee: alles wat je nog dwarszit. Nu kan het nog.",
				cost: "Productie begint als je factuur ten minste deels is betaald",
				action: { label: "Plan het laatste gesprek", to: "link:bookFinalCall" },
			},
		] satisfies Meeting[],
	},
	pickUp: {
		heading: "Zelf ophalen in Lijnden",
		body: [
			"Ons magazijn is geen winkel. Er staat niemand achter een toonbank te wachten, dus spreek eerst een dag en een tijd met ons af. Dan ligt je bestelling klaar.",
			"Liever thuis? Bezorgen kost {deliveryNear} binnen {nearDeliveryKm} km van Amsterdam en {deliveryFar} daarbuiten. De chauffeur komt alleen en levert tot de begane grond.",
		],
		action: { label: "Maak een ophaalafspraak", to: "mail:pickUp" } satisfies Action,
		map: { label: "Lijnden op de kaart", to: "link:mapsLijnden" } satisfies Action,
	},
	mail: {
		heading: "Of mail gewoon",
		text: "Schrijf erbij om welke stad het gaat en hoe we je kunnen bereiken. Foto's en maten mogen mee als bijlage, ook als ze op de achterkant van een kassabon staan.",
		action: { label: "Stuur ons een mail", to: "mail:contact" } satisfies Action,
		none: "Een mailadres staat hier nog niet. Tot die tijd is binnenlopen de kortste weg.",
	},
} satisfies PageContent & Record<string, unknown>;
