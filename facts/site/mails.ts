/** Mails that a visitor can start from the site, with the mailbox they go to; their words are in content/<locale>/mails.ts. */
export const mails = {
	contact: "contact",
	otherCabinets: "contact",
	unansweredQuestion: "contact",
	bookDiscovery: "contact",
	bookDesign: "contact",
	bookFinalCall: "contact",
	samplesWood: "contact",
	samplesFenix: "contact",
	samplesMelatop: "contact",
	samplesPainted: "contact",
	tiles: "contact",
	market: "contact",
	terms: "contact",
	privacy: "contact",
	directions: "contact",
	pickUp: "contact",
	applyWarehouse: "jobs",
	applyDesignerAmsterdam: "jobs",
	applyDesignerRotterdam: "jobs",
	openApplication: "jobs",
} as const satisfies Record<string, "contact" | "jobs">;

export type MailName = keyof typeof mails;

export const isMailName = (name: string): name is MailName => Object.hasOwn(mails, name);
