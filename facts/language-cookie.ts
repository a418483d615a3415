/** Set when a visitor switches language, and never otherwise. */
export const languageCookie = { name: "i18n_redirected", maxAgeSeconds: 365 * 24 * 60 * 60 } as const;
