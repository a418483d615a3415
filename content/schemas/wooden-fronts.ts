import { worktopLabels } from "../../facts/editor-labels.ts";
import { mapValues } from "../../facts/map-values.ts";
import { woodMaterials } from "../../facts/products/materials.ts";
import { block, each, group, heading, named, page, paragraph, questions, section, text } from "./parts.ts";

const wood = (label: string) =>
	group(label, {
		tone: text("Toon"),
		text: paragraph("Tekst"),
	});

export const woodenFronts = page({
	woods: each(
		"Houtsoorten",
		mapValues(woodMaterials, ({ name }) => name),
		wood,
	),
	grain: group("Nerf", {
		heading,
		text: paragraph("Tekst"),
		upright: text("Staand"),
		lying: text("Liggend"),
	}),
	years: section("Met de jaren"),
	company: group("Wat erbij past", {
		heading,
		text: paragraph("Tekst"),
		pairs: each("Per werkblad", worktopLabels, named),
	}),
	questions,
	closing: block("Slot"),
});
