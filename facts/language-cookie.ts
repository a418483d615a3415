const days = 365;

/** Set when a visitor switches language, and never otherwise. */
export const languageCookie = { name: "i18n_redirected", lasts: { days }, maxAgeSeconds: days * 24 * 60 * 60 } as const;
