/** Tiles made with our partner Palet; their price per square metre is in prices.ts. */
export const palet = { minSquareMetres: 1, shortestLeadTimeWeeks: 2 } as const;
