/** Where a build is made before it takes the place of the present one. */
export const nextOf = (buildFolder: string): string => `${buildFolder}.next`;

/** Where the build before the present one lies: pages that were loaded from it still ask for its files. */
export const previousOf = (buildFolder: string): string => `${buildFolder}.previous`;
