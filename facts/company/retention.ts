/** Personal data is erased this many days after it was last needed. */
export const retentionDays = {
	/** After the meeting. */
	appointment: 180,
	/** After the order, so that its amount can come off a kitchen ordered later. */
	samples: 365,
	question: 180,
	/** Four weeks is what the Dutch data protection authority names for applications. */
	application: 28,
} as const;
