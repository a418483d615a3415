import { block, page, text } from "./parts.ts";

/** A page with a button that a link in a mail opens. */
export const newsletterStep = page({ without: block("Zonder volledige link"), button: text("Knop") });
