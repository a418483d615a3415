import { useLocation } from "react-router";
import { type Locale, localeOfPath } from "../../facts/site/locales.ts";

/** The language of the page's path. */
export const useLocale = (): Locale => localeOfPath(useLocation().pathname);
