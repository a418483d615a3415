import type { PageKey } from "../../facts/pages.ts";

/**
 * How a visitor comes from one page to the next. `prefetched`: the pointer has rested on the link, so that all is there
 * when it is pressed. `cold`: nothing was fetched before the press. `first`: a press before React has started, which
 * loads the next page as a document.
 */
export const kinds = ["prefetched", "cold", "first"] as const;
export type Kind = (typeof kinds)[number];

/** From the press to the new page on the screen. */
export const goalsMs: Readonly<Record<Kind, number>> = { prefetched: 100, cold: 300, first: 300 };

/** Pages of every sort: light and heavy, with pictures, with a form, with a list. */
export const journeys: readonly { from: PageKey; to: PageKey }[] = [
	{ from: "home", to: "fronts" },
	{ from: "faq", to: "prices" },
	{ from: "fronts", to: "catch" },
	{ from: "prices", to: "gallery" },
	{ from: "gallery", to: "contact" },
	{ from: "contact", to: "home" },
];
