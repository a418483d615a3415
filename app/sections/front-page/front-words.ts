import type { Localised } from "../../../content/localise.ts";
import type { Content } from "../../../content/schemas/all.ts";

/** The words that the fronts overview and the front pages share. */
export type FrontWords = Localised<Content<"front-words">>;
