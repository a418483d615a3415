/** How a kitchen stands in its room. `city` is a small kitchen that has to manage with one corner. */
export const plans = ["single-run", "l-shape", "island", "galley", "city"] as const;

export const timesOfDay = ["morning", "midday", "afternoon", "evening", "night"] as const;
