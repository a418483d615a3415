import type nl from "../nl/newsletter-words.ts";

export default {
	form: {
		label: "Your e-mail address",
		button: "Sign me up",
		consent:
			"By signing up you let us e-mail you now and then about new fronts, colours and materials. Every e-mail has a link to unsubscribe.",
		trap: "Leave this field empty",
		busy: "One moment, we're signing you up.",
		done: "Almost there. You'll get an e-mail from us: confirm your address in it. Nothing yet? Have a look in your spam folder.",
	},
	answers: {
		address: "That address isn't quite right. Write it like name@example.com.",
		locale: "Choose nl or en as the language.",
		unreadable: "We can't read this message.",
		wrongType: "Send JSON or a form.",
		tooLarge: "This message is too large.",
		foreign: "You can only sign up on our own site.",
		tooMany: "That's too many sign-ups in a row. Please try again in an hour.",
		unavailable: "Signing up isn't working right now, and that's our fault. Please try again in a few minutes.",
		onlyPost: "This address only takes sign-ups (POST).",
		unsubscribed: "You're unsubscribed.",
	},
	mail: {
		confirm: {
			subject: "Confirm your subscription",
			preview: "One more button and you're on the No More Boring Kitchens list.",
			heading: "One more door to open",
			text: "Somebody entered this address for our newsletter. If that was you, confirm it with the button. After that we'll e-mail you now and then about new fronts, colours and materials.",
			button: "Confirm my address",
			expiry: "The link works once, within {newsletterLinkDays:word} days.",
			mistake:
				"Not you? Then there's nothing to do: without a confirmation we send nothing, and after {newsletterForgetDays} days we forget the address.",
		},
		already: {
			subject: "You're already on the list",
			preview: "You were already subscribed to the No More Boring Kitchens newsletter.",
			heading: "Twice as keen, still one copy",
			text: "Somebody entered this address for our newsletter once more. You were already on the list, so nothing changes.",
			button: "Browse the gallery",
			expiry: "You'll get the next one as usual.",
			mistake: "Not you? Then somebody mistyped. There's nothing you need to do.",
		},
		unsubscribe: "Unsubscribe",
		sender: "You are receiving this e-mail because your address was entered on our site.",
	},
} satisfies typeof nl;
