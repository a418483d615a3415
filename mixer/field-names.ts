import type { PageParameter } from "../facts/site/pages.ts";

type MixerParameter = PageParameter<"mixer">;

/** The parameter with the whole kitchen, and the one with the kitchens that were kept beside it. */
export const linkParameter = "mix" satisfies MixerParameter;
export const keptParameter = "kept" satisfies MixerParameter;

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
} as const satisfies Record<string, MixerParameter | Record<string, MixerParameter>>;

/** All of them, as they are in an address after a submit without JavaScript. */
export const formParameters = Object.values(fieldNames).flatMap((names) =>
	typeof names === "string" ? names : Object.values(names),
);
