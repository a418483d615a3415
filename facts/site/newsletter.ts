/** Durations of the newsletter, in days. */
export const newsletterDays = {
	/** A confirmation link works this long. */
	link: 7,
	/** An unconfirmed address is deleted after this. */
	unconfirmed: 30,
} as const;
