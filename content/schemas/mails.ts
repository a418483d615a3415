import { group, paragraph, text } from "./parts.ts";

const mail = (label: string) =>
	group(label, {
		subject: text("Onderwerp"),
		body: paragraph("Bericht"),
	});

/** Mails that a visitor can send with one tap. Lines after the greeting are for the visitor to fill in. */
export const mails = group("Mails die een bezoeker begint", {
	contact: mail("Mail aan de studio"),
	application: mail("Mail met een sollicitatie"),
});
