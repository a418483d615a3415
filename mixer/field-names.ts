/** The parameter with the whole kitchen, and the one with the kitchens that were kept beside it. */
export const linkParameter = "mix";
export const keptParameter = "kept";

/** The names of the form's fields. Other pages use them too, for links such as ?design=flush&material=tabasco. */
export const fieldNames = {
	plan: "plan",
	size: "size",
	uppers: "uppers",
	system: "system",
	base: { design: "design", material: "material", colour: "colour" },
	wall: { design: "wall-design", material: "wall-material", colour: "wall-colour" },
	tall: { design: "tall-design", material: "tall-material", colour: "tall-colour" },
	singles: "singles",
	worktop: "worktop",
	sink: "sink",
	tap: "tap",
	wallTone: "tone",
	floor: "floor",
} as const;

/** All of them, as they are in an address after a submit without JavaScript. */
export const formParameters = Object.values(fieldNames).flatMap((names) =>
	typeof names === "string" ? names : Object.values(names),
);
