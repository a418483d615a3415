import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";

/** The words of the collection. */
export type CollectionWords = Localised<Content<"collection">>;
