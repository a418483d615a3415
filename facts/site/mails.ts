/** Mails that a visitor can start beside a form, with the mailbox they go to; their words are in content/<locale>/mails.yaml. */
export const mails = {
	contact: "contact",
	application: "jobs",
} as const satisfies Record<string, "contact" | "jobs">;

export type MailName = keyof typeof mails;

export const isMailName = (name: string): name is MailName => Object.hasOwn(mails, name);
