/** Capitalises the first letter. */
export const withCapital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
