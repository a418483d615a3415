import { type FigureName, figures } from "../facts/figures.ts";
import type { Locale } from "../facts/locales.ts";
import { writeFigure } from "./write-figure.ts";

const placeholder = /\{([^{}]*)\}/g;

const isFigureName = (name: string): name is FigureName => Object.hasOwn(figures, name);

/** Writes the figures into a sentence: {designDeposit} becomes € 250, {frontDesigns:word} becomes zes. */
export function writeFigures(sentence: string, locale: Locale): string {
	return sentence.replace(placeholder, (whole, inside: string) => {
		const [name = "", form] = inside.split(":");
		if (!isFigureName(name)) throw new Error(`${whole} is not a figure; facts/figures.ts lists them`);
		if (form !== undefined && form !== "word") throw new Error(`${whole} asks for an unknown form '${form}'`);
		return writeFigure(figures[name], locale, form === "word");
	});
}
