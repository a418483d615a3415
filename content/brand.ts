/** The studio's name as it is written in both languages. */
export const brand = "NO MORE BORING KITCHENS";
