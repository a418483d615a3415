/** How many characters each field of a form takes; the fields stop there, and the desk refuses more. */
export const fieldLengths = {
	name: 100,
	email: 320,
	phone: 40,
	note: 1000,
	question: 4000,
	street: 100,
	number: 20,
	postcode: 10,
	city: 100,
	text: 4000,
	portfolio: 500,
} as const;
