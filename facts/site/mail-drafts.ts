/** Mails that a visitor can start with one tap, and their mailbox. Words: content/<locale>/mail-drafts.yaml. */
export const mailDrafts = {
	contact: "contact",
	application: "jobs",
} as const satisfies Record<string, "contact" | "jobs">;

export type MailDraftName = keyof typeof mailDrafts;

export const isMailDraftName = (name: string): name is MailDraftName => Object.hasOwn(mailDrafts, name);
