import type nl from "../nl/mails.ts";

export default {
	contact: { subject: "A question about a kitchen", body: "Hello,\n\nI have a question:\n\n" },
	newsletter: {
		subject: "Newsletter sign-up",
		body: "Hello,\n\nPlease put me on the list for the newsletter.\n\n",
	},
	bookDiscovery: {
		subject: "Booking a first meeting",
		body: "Hello,\n\nI would like to book a first meeting.\n\nStudio (Amsterdam or Rotterdam):\nDays that suit me:\nPhone number:\n\n",
	},
	bookDesign: {
		subject: "Booking a design meeting",
		body: "Hello,\n\nI would like to book a design meeting. I am including the measurements and wishes I have so far.\n\nStudio (Amsterdam or Rotterdam):\nDays that suit me:\nPhone number:\n\n",
	},
	bookFinalCall: {
		subject: "Booking the final call",
		body: "Hello,\n\nMy design is settled and I would like to book the final call.\n\nName on the design:\nDays that suit me:\nPhone number:\n\n",
	},
	samplesWood: {
		subject: "Ordering the wood sample box",
		body: "Hello,\n\nI would like to order the wood sample box.\n\nName:\nAddress:\nPhone number:\n\n",
	},
	samplesFenix: {
		subject: "Ordering the Fenix sample box",
		body: "Hello,\n\nI would like to order the Fenix sample box.\n\nName:\nAddress:\nPhone number:\n\n",
	},
	samplesMelatop: {
		subject: "Ordering the Melatop sample box",
		body: "Hello,\n\nI would like to order the Melatop sample box.\n\nName:\nAddress:\nPhone number:\n\n",
	},
	samplesPainted: {
		subject: "Ordering the painted and raw sample box",
		body: "Hello,\n\nI would like to order the painted and raw sample box.\n\nName:\nAddress:\nPhone number:\n\n",
	},
	market: { subject: "A question about Market", body: "Hello,\n\nWhat do you have in Market at the moment?\n\n" },
	terms: {
		subject: "Terms and Conditions",
		body: "Hello,\n\nCould you send me your Terms and Conditions?\n\n",
	},
	applyWarehouse: {
		subject: "Application: warehouse employee",
		body: "Hello,\n\nI am applying for the job of warehouse employee.\n\nName:\nHours a week:\nAvailable from:\nAbout me:\n\n",
	},
	openApplication: {
		subject: "Open application",
		body: "Hello,\n\nI would like to work with you.\n\nName:\nWhat I am good at:\nHours a week:\nAvailable from:\n\n",
	},
} satisfies typeof nl;
