/** Colours to draw paint with. They are nobody's: no maker's card has them, and no name belongs to them. */
export const paint = {
	moss: "#3f5240",
	olive: "#7d8259",
	sky: "#6f8fa5",
	ink: "#2f3f57",
	rose: "#c9938c",
	clay: "#a85f45",
	straw: "#d9b86a",
} as const;
