import type { MailName } from "../../facts/site/mails.ts";

/** Mails that a visitor can send with one tap. Lines after the greeting are for the visitor to fill in. */
export default {
	contact: { subject: "Vraag over een keuken", body: "Hallo,\n\nIk heb een vraag:\n\n" },
	application: {
		subject: "Sollicitatie",
		body: "Hallo,\n\nIk kom graag bij jullie werken.\n\nFunctie (of: open sollicitatie):\nNaam:\nWat ik kan:\nUren per week:\nBeschikbaar vanaf:\n\n",
	},
} satisfies Record<MailName, { subject: string; body: string }>;
