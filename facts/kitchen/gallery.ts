/** How a kitchen stands in its room. `city` is a small kitchen that has to manage with one corner. */
export const plans = ["single-run", "l-shape", "island", "galley", "city"] as const;

/** The light in a picture: `golden` is the last hour of sun, `overcast` any hour without it. */
export const timesOfDay = ["morning", "noon", "golden", "overcast", "evening"] as const;
