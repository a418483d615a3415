/** How long something is kept. `cleared`: until somebody clears it; `tab`: until the tab is closed. */
export type Duration = { days: number } | { months: number } | { years: number } | "cleared" | "tab";

/** Something kept in the browser under this name; a last `*` stands for any ending. */
export type Stored = { name: string; place: "cookie" | "local" | "session"; lasts: Duration };

const languageDays = 365;

/** Set when a visitor switches language, and never otherwise. */
export const languageCookie = {
	name: "i18n_redirected",
	lasts: { days: languageDays },
	maxAgeSeconds: languageDays * 24 * 60 * 60,
} as const;

const consentMonths = 6;

/** Holds the answer: its version, then each category that got a yes, with dashes between them. */
export const consentCookie = {
	name: "consent",
	lasts: { months: consentMonths },
	maxAgeSeconds: Math.floor((consentMonths / 12) * 365) * 24 * 60 * 60,
} as const;

/** The analytics script skips a browser whose local storage has this entry. */
export const analyticsOptOut = { key: "plausible_ignore", value: "true" } as const;

/** Drafts of unsent forms; the name ends with that of the form. */
export const draftKey = "draft/";

/** Everything the site itself keeps in a browser, by purpose. A journey checks that there is nothing else. */
export const ownStorage = {
	language: [{ name: languageCookie.name, place: "cookie", lasts: languageCookie.lasts }],
	consent: [{ name: consentCookie.name, place: "cookie", lasts: consentCookie.lasts }],
	draft: [{ name: `${draftKey}*`, place: "session", lasts: "tab" }],
	optOut: [{ name: analyticsOptOut.key, place: "local", lasts: "cleared" }],
} as const satisfies Record<string, readonly Stored[]>;

export type OwnStorage = keyof typeof ownStorage;
