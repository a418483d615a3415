import type { Localised } from "../../content/localise.ts";
import type nl from "../../content/nl/shell.ts";

/** What the shell says, ready to show. */
export type ShellWords = Localised<typeof nl>;
