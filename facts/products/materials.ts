import type { Locale } from "../site/locales.ts";
import { contrast } from "./contrast.ts";
import type { FrontDesign } from "./fronts.ts";

/**
 * Materials of fronts. Colours are impressions for screens; the real ones are in the sample box.
 * `ink` is the colour of type on it: night, oat or a tone of its own that reaches 4.5:1 (tested for all of them).
 */
export type Material = {
	/** As the studio spells it, with a capital for every colour. */
	name: string;
	/** Where English has another word for it. */
	englishName?: string;
	family: Family;
	/** The face, as a hexadecimal colour; for woods the middle tone of the grain. */
	colour: string;
	ink: string;
	/** The colour under which people look for it in the gallery. */
	tone: Tone;
};

const night = "#1c1b20";
const oat = "#efe7d8";

export const tones = ["red", "pink", "yellow", "green", "blue", "purple", "brown", "light", "grey"] as const;
export type Tone = (typeof tones)[number];

export const families = ["fenix", "melatop", "wood", "painted", "raw-mdf", "multiplex"] as const;
export type Family = (typeof families)[number];

const inFamily =
	(family: Family) =>
	(name: string, colour: string, ink: string, tone: Tone): Material => ({ name, family, colour, ink, tone });
const fenix = inFamily("fenix");
const melatop = inFamily("melatop");
const wood = inFamily("wood");

/** The colours with food names: the palette of the whole site. */
const flavourMaterials = {
	mocca: fenix("Mocca", "#7a5c49", oat, "brown"),
	oat: fenix("Oat", oat, night, "light"),
	sage: fenix("Sage", "#9aa88a", night, "green"),
	night: fenix("Night", night, oat, "grey"),
	elephant: fenix("Elephant", "#8b8a86", night, "grey"),
	tabasco: fenix("Tabasco", "#d8452b", "#150301", "red"),
	honey: fenix("Honey", "#e2a02f", night, "yellow"),
	cacao: fenix("Cacao", "#4b3229", oat, "brown"),
	aubergine: fenix("Aubergine", "#4a2a40", oat, "purple"),
	blueberry: fenix("Blueberry", "#3f4f86", oat, "blue"),
	roquefort: fenix("Roquefort", "#8fa3ad", night, "blue"),
	cherry: fenix("Cherry", "#8f1f2f", oat, "red"),
	butter: melatop("Butter", "#f3df9f", night, "yellow"),
	lychee: melatop("Lychee", "#f3cfc9", night, "pink"),
	mint: melatop("Mint", "#bfe0cc", night, "green"),
	frosting: melatop("Frosting", "#f7eef0", night, "pink"),
	tuna: melatop("Tuna", "#c98f86", night, "pink"),
} as const satisfies Record<string, Material>;

export const woodMaterials = {
	"oak-natural": wood("Oak Natural", "#d0ab7c", night, "light"),
	"warm-oak": wood("Warm Oak", "#bd8a55", night, "brown"),
	walnut: wood("Walnut", "#7b5237", oat, "brown"),
} as const satisfies Record<string, Material>;

/** Every material by its key. */
export const materials = {
	...flavourMaterials,
	...woodMaterials,
	painted: { name: "Painted", family: "painted", colour: "#9fb4a6", ink: night, tone: "green" },
	"raw-mdf": { name: "Raw MDF Light Grey", family: "raw-mdf", colour: "#a9a7a2", ink: night, tone: "grey" },
	multiplex: {
		name: "Multiplex",
		englishName: "Plywood",
		family: "multiplex",
		colour: "#dcbd8f",
		ink: night,
		tone: "light",
	},
} as const satisfies Record<string, Material>;

export type MaterialKey = keyof typeof materials;

/** A front's design and material. */
export type FrontLook<Material extends MaterialKey = MaterialKey> = { design: FrontDesign; material: Material };

export const isMaterialKey = (key: string): key is MaterialKey => Object.hasOwn(materials, key);
export const materialKeys = Object.keys(materials).filter(isMaterialKey);

export function materialOf(key: MaterialKey): Material {
	return materials[key];
}

export function materialName(key: MaterialKey, locale: Locale): string {
	const { name, englishName = name } = materialOf(key);
	return locale === "en" ? englishName : name;
}

/** Whether type on it is light: it is then a dark colour. */
export const hasLightInk = (key: MaterialKey) => isLightInk(materialOf(key).ink);
export const isLightInk = (ink: string) => contrast(ink, night) > contrast(ink, oat);

export function materialsOf(family: Family): MaterialKey[] {
	return materialKeys.filter((key) => materialOf(key).family === family);
}

export function materialsOfTone(tone: Tone): MaterialKey[] {
	return materialKeys.filter((key) => materialOf(key).tone === tone);
}

export type Flavour = keyof typeof flavourMaterials;

export const isFlavour = (key: string): key is Flavour => Object.hasOwn(flavourMaterials, key);
export const flavours = materialKeys.filter(isFlavour);

const isWood = (key: string): key is keyof typeof woodMaterials => Object.hasOwn(woodMaterials, key);
export const woods = materialKeys.filter(isWood);
