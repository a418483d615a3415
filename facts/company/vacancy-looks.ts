import type { Flavour, FrontLook } from "../products/materials.ts";
import type { Vacancy } from "./vacancies.ts";

type VacancyLook = {
	/** The colour that tints its page. */
	flavour: Flavour;
	/** The door that is open while the vacancy is. */
	door: FrontLook<Flavour>;
	/** A picture of the work. */
	picture: string;
};

const inStudio: VacancyLook = {
	flavour: "tuna",
	door: { design: "pull", material: "blueberry" },
	picture: "stories/drawing-on-screen",
};

/** How the page of a vacancy looks, by where the work is. */
export const vacancyLooks: Readonly<Record<Vacancy["place"], VacancyLook>> = {
	amsterdam: inStudio,
	rotterdam: inStudio,
	warehouse: {
		flavour: "honey",
		door: { design: "catch", material: "tabasco" },
		picture: "places/warehouse",
	},
};
