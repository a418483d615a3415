/** The name of a field that is hidden from people, so only bots fill it in. */
export const honeypotField = "website";
