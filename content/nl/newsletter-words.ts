/** The newsletter: its form, what the form answers, and the mails that confirm a sign-up. */
export default {
	form: {
		label: "Je e-mailadres",
		button: "Schrijf je in",
		/** What a visitor agrees to. Each change makes a new version, which is kept with the consent. */
		consent:
			"Schrijf je je in, dan mogen we je af en toe mailen over nieuwe fronten, kleuren en materialen. Afmelden kan met de link in elke mail.",
		trap: "Laat dit veld leeg",
		busy: "Een moment, we schrijven je in.",
		done: "Bijna klaar. Je krijgt een mail van ons: bevestig daarin je adres. Niets te zien? Kijk dan bij de ongewenste mail.",
	},
	answers: {
		address: "Dit adres klopt niet helemaal. Schrijf het zoals naam@voorbeeld.nl.",
		locale: "Kies nl of en als taal.",
		unreadable: "Dit bericht kunnen we niet lezen.",
		wrongType: "Stuur JSON of een formulier.",
		tooLarge: "Dit bericht is te groot.",
		foreign: "Inschrijven kan alleen vanaf onze eigen site.",
		tooMany: "Er zijn nu te veel inschrijvingen achter elkaar. Probeer het over een uur nog eens.",
		unavailable: "Inschrijven lukt nu even niet, en dat ligt aan ons. Probeer het over een paar minuten nog eens.",
		onlyPost: "Dit adres neemt alleen inschrijvingen aan (POST).",
		unsubscribed: "Je bent afgemeld.",
	},
	mail: {
		confirm: {
			subject: "Bevestig je inschrijving",
			preview: "Nog één knop, dan sta je op de lijst van No More Boring Kitchens.",
			heading: "Nog één deurtje open",
			text: "Dit adres is ingevuld voor onze nieuwsbrief. Was jij dat, bevestig het dan met de knop. Daarna mailen we je af en toe over nieuwe fronten, kleuren en materialen.",
			button: "Bevestig mijn adres",
			expiry: "De link werkt één keer, {newsletterLinkDays:word} dagen lang.",
			mistake:
				"Was jij het niet? Dan hoef je niets te doen: zonder bevestiging sturen we niets en na {newsletterForgetDays} dagen zijn we je adres vergeten.",
		},
		already: {
			subject: "Je staat al op de lijst",
			preview: "Je was al ingeschreven voor de nieuwsbrief van No More Boring Kitchens.",
			heading: "Dubbel genaaid houdt beter, maar hoeft niet",
			text: "Dit adres is opnieuw ingevuld voor onze nieuwsbrief. Je stond al op de lijst. Er verandert niets.",
			button: "Bekijk de galerij",
			expiry: "Je ontvangt gewoon onze volgende mail.",
			mistake: "Was jij het niet? Dan heeft iemand zich vertypt. Je hoeft niets te doen.",
		},
		unsubscribe: "Afmelden",
		sender: "Je krijgt deze mail omdat je adres is ingevuld op onze site.",
	},
};
