import type { StudioKey } from "../../facts/company/studios.ts";
import type { Action, PageContent } from "../page-content.ts";

type StudioWords = { size: string; about: string; map: Action; ask: Action };
type Meeting = { name: string; purpose: string; bring: string; cost: string; action: Action };

export default {
	title: "Contact en studio's",
	description:
		"Kom langs in onze studio in Amsterdam of Rotterdam, haal je bestelling op in Lijnden, op afspraak, of stel je vraag per mail.",
	heading: "Zeg het maar",
	lead: "Een vraag stel je per mail. Voor een keuken kom je langs, in Amsterdam of in Rotterdam.",
	opening: {
		heading: "Amsterdam, Rotterdam en een beetje Lijnden",
		body: [
			"Kies de stad die je het best uitkomt. Plattegrond en maten mogen mee. Een vaag plan ook.",
			"Misschien staat je antwoord al bij de [veelgestelde vragen](page:faq). Werk zoek je bij de [vacatures](page:jobs).",
			"Bellen kan ook: {phone}.",
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
		holidays: "Op feestdagen kunnen de tijden anders zijn.",
		amsterdam: {
			size: "Ongeveer {amsterdamSize} m²",
			about: "Doordeweeks druk? Op de eerste zaterdag van de maand zijn we er ook.",
			map: { label: "Amsterdam op de kaart", to: "link:mapsAmsterdam" },
			ask: { label: "Vraag de route naar de studio", to: "mail:directions" },
		},
		rotterdam: {
			size: "Ongeveer {rotterdamSize} m²",
			about: "De ruimste van de twee. Let op de dag: maandag gaat op afspraak, dinsdag is de deur dicht.",
			map: { label: "Rotterdam op de kaart", to: "link:mapsRotterdam" },
			ask: { label: "Vraag de route naar de studio", to: "mail:directions" },
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
					"Je wilt het zien. We nemen je wensen en maten door en tekenen je keuken in 3D. De eerste aanpassing is inbegrepen.",
				bring: "Neem mee: de maten van de ruimte, ook van dat ene rare hoekje.",
				cost: "{designDeposit} aanbetaling, gaat van je factuur af",
				action: { label: "Plan een ontwerpgesprek", to: "link:bookDesign" },
			},
			{
				name: "Laatste gesprek",
				purpose:
					"Je weet het zeker. We lopen het ontwerp van plint tot kraan na. Daarna bestel je de kasten, op afspraak bij IKEA of KVIK.",
				bring: "Neem mee: alles wat je nog dwarszit. Nu kan het nog.",
				cost: "Nu niets. De productie begint zodra een deel van je factuur is betaald",
				action: { label: "Plan het laatste gesprek", to: "link:bookFinalCall" },
			},
		] satisfies Meeting[],
	},
	pickUp: {
		heading: "Zelf ophalen in Lijnden",
		body: [
			"Ons magazijn is geen winkel: er staat niemand achter een toonbank. Spreek een dag en een tijd af, dan ligt je bestelling klaar.",
			"Liever thuis? Bezorgen kost {deliveryNear} of {deliveryFar}, [afhankelijk van de afstand](page:prices#price-list).",
		],
		action: { label: "Maak een ophaalafspraak", to: "mail:pickUp" } satisfies Action,
		map: { label: "Lijnden op de kaart", to: "link:mapsLijnden" } satisfies Action,
	},
	mail: {
		heading: "Of mail gewoon",
		text: "Schrijf erbij om welke stad het gaat en hoe we je kunnen bereiken. Foto's en maten mogen mee als bijlage, ook als die maten op een kassabon staan.",
		action: { label: "Stuur ons een mail", to: "mail:contact" } satisfies Action,
		none: "De kortste weg is binnenlopen, in Amsterdam of in Rotterdam.",
	},
} satisfies PageContent & Record<string, unknown>;
