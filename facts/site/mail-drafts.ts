/** Drafts of mails that a visitor can start beside a form, with the mailbox they go to; their words are in content/<locale>/mail-drafts.yaml. */
export const mailDrafts = {
	contact: "contact",
	application: "jobs",
} as const satisfies Record<string, "contact" | "jobs">;

export type MailDraftName = keyof typeof mailDrafts;

export const isMailDraftName = (name: string): name is MailDraftName => Object.hasOwn(mailDrafts, name);
