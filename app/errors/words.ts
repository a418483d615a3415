import en from "../../content/en/errors.yaml";
import nl from "../../content/nl/errors.yaml";
import type { Content } from "../../content/schemas/all.ts";
import type { Locale } from "../../facts/site/locales.ts";

/** Error screens must work when no data could be loaded, so their words travel with the code. */
export const errorWords: Record<Locale, Content<"errors">> = { nl, en };
