import type { DrawnKitchenProps } from "../../app/sections/drawn-kitchen/drawn-kitchen.tsx";
import { frontNames } from "../../facts/products/fronts.ts";
import { materialOf } from "../../facts/products/materials.ts";

export const drawnKitchens: readonly DrawnKitchenProps[] = [
	{ design: "framed", material: "cherry", worktop: "marble", wallTone: "lychee", prop: "plant" },
	{
		design: "barre",
		material: "honey",
		worktop: "fenix",
		wallTone: "roquefort",
		tall: { design: "barre", material: "honey" },
		prop: "lemons",
	},
	{ design: "pull", material: "walnut", worktop: "stainless-steel", wallTone: "mint", prop: "plant" },
	{
		design: "catch",
		material: "night",
		worktop: "marble-composite",
		wallTone: "butter",
		tall: { design: "catch", material: "night" },
		prop: "lemons",
	},
	{ design: "own", material: "tuna", worktop: "marble", wallTone: "frosting", prop: "plant" },
];

export const kitchenName = ({ design, material }: DrawnKitchenProps) =>
	`${frontNames[design]} in ${materialOf(material).name}`;
