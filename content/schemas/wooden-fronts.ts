import { worktopLabels } from "../../facts/editor-labels.ts";
import { block, each, group, heading, named, page, paragraph, questions, section, text } from "./parts.ts";

const wood = (label: string) =>
	group(label, {
		tone: text("Toon"),
		text: paragraph("Tekst"),
	});

export const woodenFronts = page({
	woods: group("Houtsoorten", {
		"oak-natural": wood("Oak Natural"),
		"warm-oak": wood("Warm Oak"),
		walnut: wood("Walnut"),
	}),
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
