import { fixedText, group } from "./parts.ts";

const draft = (label: string) =>
	group(label, {
		subject: fixedText("Onderwerp"),
		body: fixedText("Bericht"),
	});

/** Drafts of mails that a visitor can send with one tap. Lines after the greeting are for the visitor to fill in. */
export const mailDrafts = group("Mails die een bezoeker begint", {
	contact: draft("Mail aan de studio"),
	application: draft("Mail met een sollicitatie"),
});
