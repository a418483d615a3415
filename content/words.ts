import type { Localised } from "./localise.ts";
import type { Content, ContentName } from "./schemas/all.ts";

/** The localised type of a content file. */
export type Words<Name extends ContentName> = Localised<Content<Name>>;
