import en from "../../content/en/errors.ts";
import nl from "../../content/nl/errors.ts";

/** Error screens must work when no data could be loaded, so their words travel with the code. */
export const errorWords = { nl, en };
