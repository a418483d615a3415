import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/front-words.ts";

/** What the fronts overview and the front pages share, ready to show. */
export type FrontWords = Localised<typeof nl>;
