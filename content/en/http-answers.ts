import type nl from "../nl/http-answers.ts";

export default {
	badRequest: "We can't read this request. Please check the address.",
	methodNotAllowed: "This address can only be read.",
	tooLarge: "This message is too large.",
	addressTooLong: "This address is too long.",
	foreignForm: "You can only sign up on our own site.",
	serverError: "Something went wrong on our side. Please try again in a moment.",
	unavailable: "The server isn't available right now. Please try again in a moment.",
} satisfies typeof nl;
