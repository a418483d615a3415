/** Where sample boxes are sent. */
export const countries = ["NL", "BE"] as const;
