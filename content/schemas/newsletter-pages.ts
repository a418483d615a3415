import { actions, block, group, heading, lead, page, section, text } from "./parts.ts";

const button = { without: block("Zonder volledige link"), button: text("Knop") };

/** The page of the link in the mail that confirms a sign-up. */
export const newsletterConfirm = page({
	...button,
	expired: group("Als de link niet meer werkt", {
		heading,
		lead: lead("Intro"),
		opening: section("Eerste stuk"),
		actions: actions(),
	}),
});

/** The page of the link in every mail that ends a subscription. */
export const newsletterUnsubscribe = page(button);
