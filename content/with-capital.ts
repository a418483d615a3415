/** Words as they stand at the start of a line. */
export const withCapital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
