import type { MailName } from "../../facts/mails.ts";

/** Mails that a visitor can send with one tap. Lines after the greeting are for the visitor to fill in. */
export default {
	contact: { subject: "Vraag over een keuken", body: "Hallo,\n\nIk heb een vraag:\n\n" },
	newsletter: {
		subject: "Aanmelden voor de nieuwsbrief",
		body: "Hallo,\n\nZet mij op de lijst voor de nieuwsbrief.\n\n",
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
		subject: "Samplebox verf en Raw MDF bestellen",
		body: "Hallo,\n\nGraag bestel ik de samplebox verf en Raw MDF.\n\nNaam:\nAdres:\nTelefoonnummer:\n\n",
	},
	market: { subject: "Vraag over Market", body: "Hallo,\n\nWat hebben jullie nu in Market staan?\n\n" },
	terms: {
		subject: "Algemene voorwaarden",
		body: "Hallo,\n\nKunnen jullie mij de algemene voorwaarden sturen?\n\n",
	},
	applyWarehouse: {
		subject: "Sollicitatie magazijnmedewerker",
		body: "Hallo,\n\nIk reageer op de vacature voor magazijnmedewerker.\n\nNaam:\nUren per week:\nBeschikbaar vanaf:\nWie ik ben:\n\n",
	},
	openApplication: {
		subject: "Open sollicitatie",
		body: "Hallo,\n\nIk kom graag bij jullie werken.\n\nNaam:\nWat ik kan:\nUren per week:\nBeschikbaar vanaf:\n\n",
	},
} satisfies Record<MailName, { subject: string; body: string }>;
