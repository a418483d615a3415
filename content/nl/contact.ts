import type { StudioKey } from "../../facts/company/studios.ts";
import type { SubjectKey } from "../../facts/site/subjects.ts";
import type { Action, PageContent } from "../page-content.ts";

type StudioWords = { size: string; about: string; map: Action; book: Action };
type Meeting = { name: string; purpose: string; bring: string; cost: string; action: Action };

export default {
	title: "Contact en studio's",
	description:
		"Kom langs in onze studio in Amsterdam of Rotterdam, haal je bestelling op in Lijnden, op afspraak, of stel hier je vraag.",
	heading: "Zeg het maar",
	lead: "Een vraag stel je hier. Voor een keuken kom je langs, in Amsterdam of in Rotterdam.",
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
		{ label: "Stel je vraag", to: "page:contact#question" },
	],
	doors: { amsterdam: "Kom verder", rotterdam: "Voeten vegen", lijnden: "Eerst een afspraak" },
	studios: {
		label: "De twee studio's",
		hours: "Openingstijden",
		holidays: "Op feestdagen kunnen de tijden anders zijn.",
		amsterdam: {
			size: "Ongeveer {amsterdamSize} m²",
			about: "Doordeweeks druk? Op de eerste zaterdag van de maand zijn we er ook.",
			map: { label: "Amsterdam op de kaart", otherwise: "Vraag de route naar Amsterdam", to: "link:mapsAmsterdam" },
			book: { label: "Kennismaken in Amsterdam", to: "link:bookDiscovery" },
		},
		rotterdam: {
			size: "Ongeveer {rotterdamSize} m²",
			about: "De ruimste van de twee. Let op de dag: maandag gaat op afspraak, dinsdag is de deur dicht.",
			map: { label: "Rotterdam op de kaart", otherwise: "Vraag de route naar Rotterdam", to: "link:mapsRotterdam" },
			book: { label: "Kennismaken in Rotterdam", to: "link:bookDiscovery" },
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
		actions: [
			{ label: "Vraag een ophaalmoment aan", to: "ask:pick-up" },
			{ label: "Lijnden op de kaart", otherwise: "Vraag de route naar Lijnden", to: "link:mapsLijnden" },
		] satisfies Action[],
	},
	question: {
		heading: "Kom maar op",
		text: "Er zijn geen domme vragen, alleen saaie keukens. Je vraag komt bij iemand die er verstand van heeft, en die schrijft terug.",
		button: "Verstuur je vraag",
		hint: "Gaat het over je kasten? Schrijf dan het merk en het model erbij.",
		subjects: {
			question: "Een vraag over een keuken",
			cabinets: "Passen jullie fronten op mijn kasten?",
			tiles: "De tegels van Palet",
			"pick-up": "Mijn bestelling ophalen in Lijnden",
			"route-amsterdam": "De weg naar de studio in Amsterdam",
			"route-rotterdam": "De weg naar de studio in Rotterdam",
			"route-lijnden": "De weg naar het magazijn in Lijnden",
			terms: "Stuur me de algemene voorwaarden",
			market: "Wat staat er in Market?",
			privacy: "Mijn gegevens",
		} satisfies Record<SubjectKey, string>,
		/** What the form already says for a visitor who follows a link to that subject. */
		begin: {
			"pick-up": "Ik haal mijn bestelling graag zelf op. Wanneer kan dat?",
			"route-amsterdam": "Ik wil langskomen. Sturen jullie mij het adres en de route?",
			"route-rotterdam": "Ik wil langskomen. Sturen jullie mij het adres en de route?",
			"route-lijnden": "Ik kom mijn bestelling halen. Sturen jullie mij het adres en de route?",
			terms: "Sturen jullie mij de algemene voorwaarden?",
			market: "Wat hebben jullie nu in Market staan?",
		},
	},
	mail: {
		heading: "Of mail gewoon",
		text: "Een mail is handiger als je iets wilt laten zien: foto's en maten mogen mee als bijlage, ook als die maten op een kassabon staan.",
		actions: [{ label: "Stuur ons een mail", to: "mail:contact" }] satisfies Action[],
	},
} satisfies PageContent & Record<string, unknown>;
