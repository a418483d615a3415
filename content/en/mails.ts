import type nl from "../nl/mails.ts";

export default {
	contact: { subject: "A question about a kitchen", body: "Hello,\n\nI have a question:\n\n" },
	application: {
		subject: "Job application",
		body: "Hello,\n\nI'd like to work with you.\n\nRole (or: speculative application):\nName:\nWhat I can do:\nHours a week:\nAvailable from:\n\n",
	},
} satisfies typeof nl;
