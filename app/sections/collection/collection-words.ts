import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/collection.ts";

/** The words of the collection. */
export type CollectionWords = Localised<typeof nl>;
