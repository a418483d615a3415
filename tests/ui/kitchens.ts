import type { DrawnKitchenProps } from "../../app/sections/drawn-kitchen/drawn-kitchen.tsx";
import { frontNames } from "../../facts/products/fronts.ts";
import { materialOf } from "../../facts/products/materials.ts";

export const drawnKitchens: readonly DrawnKitchenProps[] = [
	{ design: "framed", material: "cherry", worktop: "marble", wall: "lychee", prop: "hen" },
	{ design: "barre", material: "honey", worktop: "fenix", wall: "roquefort", tall: true, prop: "cake" },
	{ design: "pull", material: "walnut", worktop: "stainless-steel", wall: "mint", prop: "radio" },
	{ design: "catch", material: "night", worktop: "marble-composite", wall: "butter", tall: true, prop: "lemons" },
	{ design: "own", material: "tuna", worktop: "marble", wall: "frosting", prop: "trophy" },
];

export const kitchenName = ({ design, material }: DrawnKitchenProps) =>
	`${frontNames[design]} in ${materialOf(material).name}`;
