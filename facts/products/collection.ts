/** The parts of the collection, in the order in which a kitchen is chosen: first front and material. */
export const collectionParts = ["fronts", "materials", "worktops", "sinks", "taps"] as const;
export type CollectionPart = (typeof collectionParts)[number];
