import type { Localised } from "../../content/localise.ts";
import type { Content } from "../../content/schemas/all.ts";

/** What the shell says, ready to show. */
export type ShellWords = Localised<Content<"shell">>;
