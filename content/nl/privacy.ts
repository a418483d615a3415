import type { OwnStorage, Stored } from "../../facts/site/browser-storage.ts";
import type { Action, PageContent } from "../page-content.ts";

export default {
	title: "Privacy en cookies",
	description:
		"Wat No More Boring Kitchens van je bewaart, waarom, hoe lang, wie er meekijkt en hoe je het laat wissen. Met alle cookies bij naam.",
	heading: "Wat we van je bewaren",
	lead: "Weinig. Hier staat wat het is, waarvoor, hoe lang, en hoe je het weer wegkrijgt.",
	opening: {
		heading: "Wie hier over je gegevens gaat",
		body: [
			"No More Boring Kitchens beslist wat er op deze site wordt bewaard en is er verantwoordelijk voor. Voor elke vraag daarover kun je [bij ons terecht](ask:privacy).",
			"De hele site is te bekijken zonder dat je iets over jezelf invult. Pas als je een formulier invult of ons schrijft, weten we wie je bent.",
			"{legalName}",
		],
	},
	device: {
		heading: "In je browser",
		text: "Dit bewaart de site zelf op je apparaat. Niets ervan volgt je naar een andere site.",
		places: {
			cookie: "Cookie",
			local: "Lokale opslag",
			session: "Opslag van het tabblad",
		} satisfies Record<Stored["place"], string>,
		lasts: "Blijft",
		why: {
			language: "Onthoudt dat je zelf van taal bent gewisseld, en wordt pas gezet als je dat doet.",
			consent: "Onthoudt of je ja of nee zei tegen scripts van anderen, zodat we het niet op elke pagina vragen.",
			draft:
				"Houdt vast wat je in een formulier typt, zodat een herladen pagina niet leeg is. Is het verstuurd, dan is het weg.",
			optOut:
				"Zegt tegen paginastatistieken dat deze browser niet meetelt. Alleen medewerkers die dat zelf aanzetten, hebben hem.",
		} satisfies Record<OwnStorage, string>,
	},
	others: {
		heading: "Scripts van anderen",
		none: "Op deze site draait nu niets van anderen. Geen advertentiepixel, geen tagmanager, geen paginastatistieken.",
		some: "Dit draait er naast onze eigen site. Bij elk script staat wie de gegevens krijgt en wat het bewaart.",
		whenAsked: "Draait alleen als je ja zegt.",
		whenNotAsked: "Draait zodra je een pagina opent.",
		withoutScripts:
			"Staat JavaScript uit, dan haalt je browser er een onzichtbaar plaatje of kader op en weet die partij ook dat je er was.",
		othersKeep: "Wat die in je browser zetten, bepalen ze zelf. Dat kunnen wij niet voor je wissen.",
		keepsNothing: "Bewaart niets in je browser.",
		keeps: "Bewaart:",
		withdraw:
			"Een ja trek je in op dezelfde plek waar je het gaf. We wissen dan wat het script in je browser heeft gezet en laden de pagina opnieuw, want een script dat al draait, laat zich niet anders stoppen. Staat JavaScript uit, dan laden we deze scripts nooit.",
	},
	newsletter: {
		heading: "De nieuwsbrief",
		what: {
			heading: "Wat en waarvoor",
			text: "Je e-mailadres, om je de nieuwsbrief te sturen. Daarbij de tekst waar je mee instemde, de taal, de pagina, en wanneer je je inschreef, bevestigde of afmeldde. Dat is het bewijs van je toestemming. Je IP-adres slaan we niet op: tegen misbruik tellen we inschrijvingen per uur onder een code die daarna tot niemand meer te herleiden is.",
			service: "Bevestigde adressen staan ook bij de mailingdienst die de nieuwsbrief voor ons verstuurt.",
		},
		time: {
			heading: "Hoe lang",
			text: "Een bevestigingslink werkt {newsletterLinkDays} dagen. Bevestig je niet, dan is alles na {newsletterForgetDays} dagen weg. Bevestig je wel, dan bewaren we je adres zolang je op de lijst staat. Na je afmelding blijft het staan als afgemeld, met het bewijs erbij, tot je vraagt om het te wissen.",
		},
		erase: {
			heading: "Afmelden en wissen",
			text: "Afmelden doe je met de link in elke mail. Alles laten wissen doe je met [een bericht aan ons](ask:privacy). Er blijft dan alleen een afdruk van je adres over (een hash), zodat we het herkennen als het per ongeluk terugkomt.",
		},
	},
	desk: {
		heading: "Wat je ons stuurt",
		text: "Wat je invult bij een afspraak, een bestelling, een vraag of een sollicitatie, gebruiken we daarvoor en voor niets anders. Daarna wissen we het, vanzelf:",
		terms: [
			{ term: "Afspraak", text: "{appointmentDays} dagen na het gesprek" },
			{ term: "Samplebox", text: "{samplesDays} dagen na de bestelling, zodat het bedrag van een keuken af kan" },
			{ term: "Vraag", text: "na {questionDays} dagen" },
			{ term: "Sollicitatie", text: "na {applicationDays} dagen" },
		],
		erase: "Eerder wissen? [Vraag het ons](ask:privacy), dan wissen we alles onder je adres in één keer.",
	},
	rest: {
		heading: "Buiten de nieuwsbrief om",
		body: [
			"Schrijf je ons een mail, dan staat die in onze mailbox. Het logboek van onze server noteert welke pagina is opgevraagd en of dat lukte, zonder IP-adres.",
		],
		elsewhere:
			"Sommige knoppen leiden naar een site van een ander, herkenbaar aan een pijltje. Daar gelden de regels van die ander.",
	},
	rights: {
		heading: "Jij beslist",
		text: "Je mag je gegevens inzien, laten verbeteren, meenemen of laten wissen, en een toestemming op elk moment intrekken. Vinden we samen geen oplossing, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.",
		actions: [{ label: "Vraag ons naar je gegevens", to: "ask:privacy" }] satisfies Action[],
	},
	actions: [
		{ label: "Vraag ons naar je gegevens", to: "ask:privacy" },
		{ label: "Naar contact", to: "page:contact" },
	],
} satisfies PageContent & Record<string, unknown>;
