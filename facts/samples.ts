/** A sample box holds one family of materials. */
export const sampleBoxes = ["wood", "fenix", "melatop", "painted"] as const;
