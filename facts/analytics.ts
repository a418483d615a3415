/** The page analytics skip a browser whose local storage has this entry: a convention of the analytics script. */
export const analyticsOptOut = { key: "plausible_ignore", value: "true" } as const;
