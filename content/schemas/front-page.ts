import { page, section, terms } from "./parts.ts";

/** The page of a front design. */
export const frontPage = page({ different: section("Wat anders is"), details: terms("Kenmerken") });
