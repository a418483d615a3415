import type { PageKey } from "../../facts/site/pages.ts";

/**
 * How a visitor comes from one page to the next. `prepared`: the pointer has rested on the link, so that the browser has
 * the page ready when it is pressed. `cold`: nothing was fetched before the press. `first`: the same, before React has
 * started on the page that is left.
 */
export const kinds = ["prepared", "cold", "first"] as const;
export type Kind = (typeof kinds)[number];

/** From the press to the new page on the screen. */
export const goalsMs: Readonly<Record<Kind, number>> = { prepared: 100, cold: 300, first: 300 };

/** Pages of every sort: light and heavy, with pictures, with a form, with a list. */
export const journeys: readonly { from: PageKey; to: PageKey }[] = [
	{ from: "home", to: "fronts" },
	{ from: "faq", to: "prices" },
	{ from: "fronts", to: "catch" },
	{ from: "prices", to: "how-we-work" },
	{ from: "home", to: "gallery" },
	{ from: "gallery", to: "contact" },
	{ from: "contact", to: "home" },
];
