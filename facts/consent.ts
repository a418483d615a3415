import type { Duration } from "./durations.ts";

/** What a visitor can say yes or no to, one by one. */
export const consentCategories = ["measuring", "advertising"] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/**
 * The part of the privacy page about scripts of others. A link to it opens the question where one is asked; without
 * scripts it leads there.
 */
export const cookiesAnchor = "cookies";

const months = 6;

/** Holds the answer: its version, then each category that got a yes, with dashes between them. */
export const consentCookie = {
	name: "consent",
	lasts: { months } satisfies Duration,
	maxAgeSeconds: Math.floor((months / 12) * 365) * 24 * 60 * 60,
} as const;
