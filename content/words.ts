import type { Localised } from "./localise.ts";
import type { Content, ContentName } from "./schemas/all.ts";

/** What a content file says, ready to show. */
export type Words<Name extends ContentName> = Localised<Content<Name>>;
