/** The finishes in which sinks are supplied. */
export const sinks = ["stainless-steel", "brass", "black"] as const;
