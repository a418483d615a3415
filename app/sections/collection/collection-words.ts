import type { Localised } from "../../../content/localise.ts";
import type nl from "../../../content/nl/collection.ts";

/** What the collection says, ready to show. */
export type CollectionWords = Localised<typeof nl>;
