/** What the newsletter promises, in days. */
export const newsletterDays = {
	/** A confirmation link works this long. */
	link: 7,
	/** An address that nobody confirmed is forgotten after this. */
	unconfirmed: 30,
} as const;
