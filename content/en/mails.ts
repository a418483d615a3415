import type nl from "../nl/mails.ts";

export default {
	contact: { subject: "A question about a kitchen", body: "Hello,\n\nI have a question:\n\n" },
	otherCabinets: {
		subject: "Do your fronts fit my cabinets?",
		body: "Hello,\n\nMy kitchen cabinets aren't on your list. Could you find out whether your fronts would fit them?\n\nMake and model of the cabinets:\nWidth and height of a few fronts:\nNumber of doors and drawers:\nPhotos of the outside and the inside are attached.\n\n",
	},
	unansweredQuestion: {
		subject: "A question that isn't on your list yet",
		body: "Hello,\n\nI couldn't find this among the questions on your site:\n\n\nMy cabinets (IKEA, KVIK or something else):\n\n",
	},
	bookDiscovery: {
		subject: "Booking a first meeting",
		body: "Hello,\n\nI'd like to book a first meeting.\n\nStudio (Amsterdam or Rotterdam):\nDays that suit me:\nPhone number:\n\n",
	},
	bookDesign: {
		subject: "Booking a design meeting",
		body: "Hello,\n\nI'd like to book a design meeting. I've included the measurements and wishes I have so far.\n\nStudio (Amsterdam or Rotterdam):\nDays that suit me:\nPhone number:\n\n",
	},
	bookFinalCall: {
		subject: "Booking the final call",
		body: "Hello,\n\nMy design is settled and I'd like to book the final call.\n\nName on the design:\nDays that suit me:\nPhone number:\n\n",
	},
	samplesWood: {
		subject: "Ordering the wood sample box",
		body: "Hello,\n\nI'd like to order the wood sample box.\n\nName:\nAddress:\nPhone number:\n\n",
	},
	samplesFenix: {
		subject: "Ordering the Fenix sample box",
		body: "Hello,\n\nI'd like to order the Fenix sample box.\n\nName:\nAddress:\nPhone number:\n\n",
	},
	samplesMelatop: {
		subject: "Ordering the Melatop sample box",
		body: "Hello,\n\nI'd like to order the Melatop sample box.\n\nName:\nAddress:\nPhone number:\n\n",
	},
	samplesPainted: {
		subject: "Ordering the painted + raw sample box",
		body: "Hello,\n\nI'd like to order the painted + raw sample box.\n\nName:\nAddress:\nPhone number:\n\n",
	},
	tiles: {
		subject: "A question about Palet tiles",
		body: "Hello,\n\nI'd like to know more about the Palet tiles.\n\nSquare metres:\nWhich wall they are for:\nMy question:\n\n",
	},
	market: { subject: "A question about Market", body: "Hello,\n\nWhat do you have in Market at the moment?\n\n" },
	terms: {
		subject: "Terms and Conditions",
		body: "Hello,\n\nCould you send me your Terms and Conditions?\n\n",
	},
	privacy: {
		subject: "My data",
		body: "Hello,\n\nI have a request about my data (see, correct or erase):\n\nThe e-mail address it is about:\n\n",
	},
	directions: {
		subject: "Directions to your studio",
		body: "Hello,\n\nI'd like to come by. Could you send me the address and directions?\n\nStudio (Amsterdam or Rotterdam):\nI'm coming by (car, bike or public transport):\n\n",
	},
	pickUp: {
		subject: "Collecting my order in Lijnden",
		body: "Hello,\n\nI'd like to collect my order in Lijnden myself. When can I come?\n\nName on the order:\nDays that suit me:\n\n",
	},
	applyWarehouse: {
		subject: "Application: warehouse operative",
		body: "Hello,\n\nI'm applying for the job of warehouse operative.\n\nName:\nHours a week:\nAvailable from:\nAbout me:\n\n",
	},
	applyDesignerAmsterdam: {
		subject: "Application: designer in Amsterdam",
		body: "Hello,\n\nI'm applying for the job of designer in Amsterdam. Pictures of my work are attached.\n\nName:\nHours a week:\nAvailable from:\nWhat I have designed:\n\n",
	},
	applyDesignerRotterdam: {
		subject: "Application: designer in Rotterdam",
		body: "Hello,\n\nI'm applying for the job of designer in Rotterdam. A few pictures of my work come with this e-mail.\n\nName:\nHours a week:\nAvailable from:\nWhat I have designed:\n\n",
	},
	openApplication: {
		subject: "Speculative application",
		body: "Hello,\n\nI'd like to work with you.\n\nName:\nWhat I'm good at:\nHours a week:\nAvailable from:\n\n",
	},
} satisfies typeof nl;
