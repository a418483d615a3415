import type nl from "../nl/newsletter-words.ts";

export default {
	form: {
		label: "Your e-mail address",
		button: "Sign me up",
		consent:
			"By signing up you let us e-mail you now and then about new fronts, colours and materials. Every e-mail has a link to unsubscribe with one click.",
		trap: "Leave this field empty",
		busy: "One moment, we are signing you up.",
		done: "Almost there. Open the e-mail we just sent you and confirm your address. Nothing yet? Have a look in your spam folder.",
	},
	answers: {
		address: "That address isn't quite right. Write it like name@example.com.",
		locale: "Choose nl or en as the language.",
		unreadable: "We cannot read this message.",
		wrongType: "Send JSON or a form.",
		tooLarge: "This message is too large.",
		foreign: "You can only sign up on our own site.",
		tooMany: "That is too many sign-ups in a row. Please try again in an hour.",
		unavailable: "Signing up doesn't work right now, and that is our fault. Please try again in a few minutes.",
		onlyPost: "This address only takes sign-ups (POST).",
		unsubscribed: "You are unsubscribed.",
	},
	mail: {
		confirm: {
			subject: "Confirm your subscription",
			preview: "One more click and you're on the list of No More Boring Kitchens.",
			heading: "One more door to open",
			text: "Somebody entered this address for our newsletter. If that was you, confirm it with the button. After that we'll e-mail you now and then about new fronts, colours and materials.",
			button: "Confirm my address",
			expiry: "The link works once, within {newsletterLinkDays:word} days.",
			mistake:
				"Not you? Then there is nothing to do: without a confirmation we send nothing, and after {newsletterForgetDays} days we forget the address.",
		},
		already: {
			subject: "You're already on the list",
			preview: "You were already subscribed to the newsletter of No More Boring Kitchens.",
			heading: "Twice as keen, still one copy",
			text: "Somebody entered this address for our newsletter once more. You were on the list already, so nothing changes.",
			button: "Browse the gallery",
			expiry: "You will get our next e-mail as usual.",
			mistake: "Not you? Then somebody mistyped. There is nothing you need to do.",
		},
		unsubscribe: "Unsubscribe",
		sender: "You receive this e-mail because your address was entered on our site.",
	},
} satisfies typeof nl;
