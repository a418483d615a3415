/** Colours to draw paint with; not those of any maker. */
export const paint = {
	moss: "#3f5240",
	olive: "#7d8259",
	sky: "#6f8fa5",
	ink: "#2f3f57",
	rose: "#c9938c",
	clay: "#a85f45",
	straw: "#d9b86a",
} as const;
