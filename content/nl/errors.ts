/** The screens for a page that does not exist and for a page that broke. They ship with the scripts, so keep them short. */
export default {
	notFound: {
		title: "Deze pagina bestaat niet · THIS PAGE DOES NOT EXIST",
		heading: "Dit kastje is leeg",
		text: "Sorry! De pagina die je zoekt, bestaat niet of is niet meer beschikbaar.",
		home: "Naar de homepage",
	},
	broken: {
		title: "Er ging iets mis",
		heading: "Dit kastje klemt",
		text: "Er ging iets mis bij ons, niet bij jou. Probeer het nog eens, of begin opnieuw op de homepage.",
		retry: "Probeer het nog eens",
		home: "Naar de homepage",
	},
};
