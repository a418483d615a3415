import type { MailName } from "../../facts/site/mails.ts";

/** Mails that a visitor can send with one tap. Lines after the greeting are for the visitor to fill in. */
export default {
	contact: { subject: "Vraag over een keuken", body: "Hallo,\n\nIk heb een vraag:\n\n" },
	otherCabinets: {
		subject: "Passen jullie fronten op mijn kasten?",
		body: "Hallo,\n\nMijn keukenkasten staan niet op jullie lijst. Kunnen jullie kijken of jullie fronten erop passen?\n\nMerk en model van de kasten:\nBreedte en hoogte van een paar fronten:\nAantal deuren en lades:\nFoto's van voren en van binnen stuur ik mee.\n\n",
	},
	unansweredQuestion: {
		subject: "Een vraag die er nog niet bij staat",
		body: "Hallo,\n\nMijn vraag staat niet bij de veelgestelde vragen:\n\n\nMijn kasten (IKEA, KVIK of iets anders):\n\n",
	},
	bookDiscovery: {
		subject: "Kennismaking plannen",
		body: "Hallo,\n\nIk wil graag een kennismaking plannen.\n\nStudio (Amsterdam of Rotterdam):\nDagen waarop ik kan:\nTelefoonnummer:\n\n",
	},
	bookDesign: {
		subject: "Ontwerpgesprek plannen",
		body: "Hallo,\n\nIk wil graag een ontwerpgesprek plannen. De maten en wensen die ik al heb, stuur ik mee.\n\nStudio (Amsterdam of Rotterdam):\nDagen waarop ik kan:\nTelefoonnummer:\n\n",
	},
	bookFinalCall: {
		subject: "Laatste gesprek plannen",
		body: "Hallo,\n\nMijn ontwerp is rond en ik wil het laatste gesprek plannen.\n\nNaam op het ontwerp:\nDagen waarop ik kan:\nTelefoonnummer:\n\n",
	},
	samplesWood: {
		subject: "Samplebox hout bestellen",
		body: "Hallo,\n\nGraag bestel ik de samplebox hout.\n\nNaam:\nAdres:\nTelefoonnummer:\n\n",
	},
	samplesFenix: {
		subject: "Samplebox Fenix bestellen",
		body: "Hallo,\n\nGraag bestel ik de samplebox Fenix.\n\nNaam:\nAdres:\nTelefoonnummer:\n\n",
	},
	samplesMelatop: {
		subject: "Samplebox Melatop bestellen",
		body: "Hallo,\n\nGraag bestel ik de samplebox Melatop.\n\nNaam:\nAdres:\nTelefoonnummer:\n\n",
	},
	samplesPainted: {
		subject: "Samplebox Painted + raw bestellen",
		body: "Hallo,\n\nGraag bestel ik de samplebox Painted + raw.\n\nNaam:\nAdres:\nTelefoonnummer:\n\n",
	},
	tiles: {
		subject: "Vraag over de tegels van Palet",
		body: "Hallo,\n\nIk wil graag meer weten over de tegels van Palet.\n\nAantal vierkante meter:\nVoor welke muur:\nMijn vraag:\n\n",
	},
	market: { subject: "Vraag over Market", body: "Hallo,\n\nWat hebben jullie nu in Market staan?\n\n" },
	terms: {
		subject: "Algemene voorwaarden",
		body: "Hallo,\n\nKunnen jullie mij de algemene voorwaarden sturen?\n\n",
	},
	privacy: {
		subject: "Mijn gegevens",
		body: "Hallo,\n\nIk heb een verzoek over mijn gegevens (inzien, verbeteren of wissen):\n\nHet e-mailadres waar het om gaat:\n\n",
	},
	directions: {
		subject: "Route naar de studio",
		body: "Hallo,\n\nIk wil langskomen. Sturen jullie mij het adres en de route?\n\nStudio (Amsterdam of Rotterdam):\nIk kom met (auto, fiets of openbaar vervoer):\n\n",
	},
	pickUp: {
		subject: "Bestelling ophalen in Lijnden",
		body: "Hallo,\n\nIk haal mijn bestelling graag zelf op in Lijnden. Wanneer kan dat?\n\nNaam op de bestelling:\nDagen waarop ik kan:\n\n",
	},
	applyWarehouse: {
		subject: "Sollicitatie magazijnmedewerker",
		body: "Hallo,\n\nIk reageer op de vacature voor magazijnmedewerker.\n\nNaam:\nUren per week:\nBeschikbaar vanaf:\nWie ik ben:\n\n",
	},
	applyDesignerAmsterdam: {
		subject: "Sollicitatie designer Amsterdam",
		body: "Hallo,\n\nIk wil graag als designer in Amsterdam komen werken. Beelden van mijn werk stuur ik mee.\n\nNaam:\nUren per week:\nBeschikbaar vanaf:\nWat ik heb ontworpen:\n\n",
	},
	applyDesignerRotterdam: {
		subject: "Sollicitatie designer Rotterdam",
		body: "Hallo,\n\nIk wil graag als designer in Rotterdam komen werken. Bij deze mail vinden jullie een paar beelden van mijn werk.\n\nNaam:\nUren per week:\nBeschikbaar vanaf:\nWat ik heb ontworpen:\n\n",
	},
	openApplication: {
		subject: "Open sollicitatie",
		body: "Hallo,\n\nIk kom graag bij jullie werken.\n\nNaam:\nWat ik kan:\nUren per week:\nBeschikbaar vanaf:\n\n",
	},
} satisfies Record<MailName, { subject: string; body: string }>;
