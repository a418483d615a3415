/** The name of a field that is hidden from people, so only programs fill it in. */
export const honeypotField = "website";
