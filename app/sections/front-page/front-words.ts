import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/front-words.ts";

/** The words that the fronts overview and the front pages share. */
export type FrontWords = Localised<typeof nl>;
