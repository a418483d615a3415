import type nl from "../nl/errors.ts";

export default {
	notFound: {
		title: "THIS PAGE DOES NOT EXIST",
		heading: "THIS PAGE DOES NOT EXIST",
		text: "Sorry! The page you are looking for does not exist or is no longer available.",
		home: "GO TO HOMEPAGE",
	},
	broken: {
		title: "Something went wrong",
		heading: "This cupboard is stuck",
		text: "Something went wrong on our side, not yours. Try again, or start afresh from the homepage.",
		retry: "Try again",
		home: "Homepage",
	},
} satisfies typeof nl;
