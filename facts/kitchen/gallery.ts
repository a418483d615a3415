/** Floor plans. `city` is a small kitchen in one corner. */
export const plans = ["single-run", "l-shape", "island", "galley", "city"] as const;

/** The light in a picture: `golden` is the last hour of sun, `overcast` any hour without it. */
export const timesOfDay = ["morning", "noon", "golden", "overcast", "evening"] as const;
