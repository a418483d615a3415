import { page, paragraph, text } from "./parts.ts";

/** A page with a button that a link in a mail opens. */
export const newsletterStep = page({ without: paragraph("Zonder geldige link"), button: text("Knop") });
