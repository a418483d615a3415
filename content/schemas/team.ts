import { action, blockWithActions, group, page, paragraph, text, texts } from "./parts.ts";

const teamWords = (label: string) =>
	group(label, {
		name: text("Naam"),
		text: paragraph("Tekst"),
		action: action(),
	});

export const team = page({
	teams: group("Teams", {
		amsterdam: teamWords("Amsterdam"),
		rotterdam: teamWords("Rotterdam"),
		design: teamWords("Ontwerpteam"),
		warehouse: teamWords("Magazijn"),
	}),
	drawings: group("Tekeningen aan de muur", { caption: text("Bijschrift"), names: texts("Namen van versies") }),
	closing: blockWithActions("Slot"),
});
