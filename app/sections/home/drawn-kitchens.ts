import type { DrawnKitchenProps } from "../drawn-kitchen/drawn-kitchen.tsx";

/** Eight kitchens that have nothing in common but the studio. */
export const drawnKitchens: readonly DrawnKitchenProps[] = [
	{ design: "catch", material: "blueberry", worktop: "marble", wall: "lychee", prop: "lemons" },
	{ design: "pull", material: "oak-natural", worktop: "stainless-steel", wall: "roquefort", tall: true, prop: "plant" },
	{ design: "framed", material: "sage", worktop: "marble-composite", wall: "frosting", prop: "cake" },
	{ design: "flush", material: "tabasco", worktop: "marble", wall: "oat", tall: true, prop: "hen" },
	{ design: "barre", material: "aubergine", worktop: "stainless-steel", wall: "butter", prop: "jug" },
	{ design: "own", material: "mint", worktop: "fenix", wall: "tuna", tall: true, prop: "radio" },
	{ design: "flush", material: "walnut", worktop: "marble-composite", wall: "mint", prop: "books" },
	{ design: "catch", material: "multiplex", worktop: "fenix", wall: "honey", tall: true, prop: "trophy" },
];
