/** The site's languages; the first is the default and has no prefix in its URLs. */
export const locales = ["nl", "en"] as const;
export type Locale = (typeof locales)[number];
const defaultLocale: Locale = "nl";

/** The home page of each language, here so that browsers need not load the page table. */
export const homePaths = { nl: "/", en: "/en" } as const satisfies Record<Locale, string>;

/** The language of a path. Only the path decides it, no cookie and no browser setting. */
export function localeOfPath(pathname: string): Locale {
	return pathname === homePaths.en || pathname.startsWith(`${homePaths.en}/`) ? "en" : defaultLocale;
}

export function otherLocale(locale: Locale): Locale {
	return locale === "nl" ? "en" : "nl";
}

/** The language switch adds it to the address: the server sets the cookie and redirects to the page without it. */
export const languageParameter = "language";

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
