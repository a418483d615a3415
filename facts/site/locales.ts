/** The site's languages; the first is the default and has no prefix in its URLs. */
export const locales = ["nl", "en"] as const;
export type Locale = (typeof locales)[number];
const defaultLocale: Locale = "nl";

/** Where each language begins. Browsers know these two addresses without the table of pages. */
export const homePaths = { nl: "/", en: "/en" } as const satisfies Record<Locale, string>;

/** The language of a path is written in the path and nowhere else: no cookie and no browser setting decides it. */
export function localeOfPath(pathname: string): Locale {
	return pathname === homePaths.en || pathname.startsWith(`${homePaths.en}/`) ? "en" : defaultLocale;
}

export function otherLocale(locale: Locale): Locale {
	return locale === "nl" ? "en" : "nl";
}

/** The language switch adds it to the address: the server sets the cookie and redirects to the page without it. */
export const languageParameter = "language";

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
