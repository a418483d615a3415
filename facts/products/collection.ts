/** The parts of the collection, in the order in which they stand in a kitchen: from the wall cabinets down. */
export const collectionParts = ["fronts", "taps", "worktops", "sinks", "materials"] as const;
export type CollectionPart = (typeof collectionParts)[number];
