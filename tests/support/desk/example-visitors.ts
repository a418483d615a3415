// What visitors send in the tests of the desk.

export const anna = { name: "Anna de Vries", email: "anna@example.com", language: "en" };

export const order = {
	...anna,
	boxes: ["fenix", "wood"],
	street: "Prinsengracht",
	number: "12 hs",
	postcode: "1012ab",
	city: "Amsterdam",
	country: "NL",
};

export const question = { ...anna, subject: "terms", question: "Which terms?\r\nAnd when?" };

export const application = { ...anna, vacancy: "open", text: "I can draw.", portfolio: "https://anna.example/work" };

/** The test desk's clock stands on Sunday 15 November 2026. */
export const booking = {
	...anna,
	studio: "amsterdam",
	type: "discovery",
	start: "2026-11-18T10:00:00+01:00",
	phone: "020 123 45 67",
	note: "With the dog",
	mix: "1abc_def",
};

export const mailboxes = { contact: "studio@kitchens.example", jobs: "jobs@kitchens.example" };

/** A sign-up for the newsletter. */
export const reader = { email: "anna@example.com", locale: "nl", page: "/faq" } as const;
