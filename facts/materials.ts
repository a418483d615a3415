export const fenixColours = [
	"Mocca",
	"Oat",
	"Sage",
	"Night",
	"Elephant",
	"Tabasco",
	"Honey",
	"Cacao",
	"Aubergine",
	"Blueberry",
	"Roquefort",
	"Cherry",
] as const;

export const melatopColours = ["butter", "lychee", "mint", "frosting", "tuna"] as const;

export const woods = ["Oak Natural", "Warm Oak", "Walnut"] as const;
