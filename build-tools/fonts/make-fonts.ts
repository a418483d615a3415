import { readFileSync, writeFileSync } from "node:fs";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { frontCharacters } from "../../word-wall/word.ts";
import { characters } from "./characters.ts";

/**
 * Cuts the two typefaces down to what the site uses, and measures and traces the capitals of the display face.
 * Run it by hand after changing characters.ts: node build-tools/fonts/make-fonts.ts
 */
const source = (name: string) =>
	readFileSync(new URL(`../../node_modules/@fontsource-variable/${name}.woff2`, import.meta.url));
const write = (name: string, body: Buffer | string) =>
	writeFileSync(new URL(`../../app/fonts/${name}`, import.meta.url), body);

const anybody = source("anybody/files/anybody-latin-wdth-normal");
const instrument = source("instrument-sans/files/instrument-sans-latin-wght-normal");

const widths = { min: 50, max: 150 };
const weights = { min: 500, max: 900 };

write(
	"anybody.woff2",
	await subsetFont(anybody, characters.display, {
		targetFormat: "woff2",
		variationAxes: { wdth: widths, wght: weights },
	}),
);
write(
	"instrument-sans.woff2",
	await subsetFont(instrument, characters.text, {
		targetFormat: "woff2",
		variationAxes: { wght: { min: 400, max: 600 } },
	}),
);

/** A letter's left and right edge and its advance at the corners of both axes; between corners they are linear. */
const font = create(await subsetFont(anybody, characters.display, { targetFormat: "sfnt" }));
if (!("getVariation" in font)) throw new Error("The display face has no variations");
const corners = [weights.min, weights.max].flatMap((wght) =>
	[widths.min, widths.max].map((wdth) => font.getVariation({ wght, wdth })),
);
const glyphs = [...frontCharacters].map((letter) => ({
	key: /[A-Z]/.test(letter) ? letter : JSON.stringify(letter),
	corners: corners.map((face) => face.glyphForCodePoint(letter.codePointAt(0) ?? 0)),
}));
const lines = glyphs.map(({ key, corners }) => {
	const numbers = corners.flatMap(({ bbox, advanceWidth }) => [bbox.minX, bbox.maxX, advanceWidth].map(Math.round));
	return `\t${key}: [${numbers.join(", ")}],`;
});
write(
	"measures.ts",
	`/** Made by build-tools/fonts/make-fonts.ts; do not edit. Units of the display face. */
export const unitsPerEm = ${font.unitsPerEm};
export const capHeight = ${font.capHeight};
export const widths = { min: ${widths.min}, max: ${widths.max} };
export const weights = { min: ${weights.min}, max: ${weights.max} };

/** Each capital's left edge, right edge and advance: narrow and wide at the lightest weight, then at the heaviest. */
export const measures: Record<string, number[]> = {
${lines.join("\n")}
};
`,
);

/** Outlines have the same commands at every corner, so that the server can mix them without reading a font. */
const commandNames = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;
const outlines = glyphs.map(({ key, corners }) => {
	const [first] = corners;
	const commands = first?.path.commands.map(({ command }) => commandNames[command]).join("");
	const points = corners.map(({ path }) => path.commands.flatMap(({ args }) => args.map(Math.round)).join(" "));
	return `\t${key}: "${[commands, ...points].join("|")}",`;
});
writeFileSync(
	new URL("../../word-wall/letter-outlines.ts", import.meta.url),
	`/** Made by build-tools/fonts/make-fonts.ts; do not edit. The height of a capital, in units of the display face. */
export const capHeight = ${font.capHeight};
export const weights = { min: ${weights.min}, max: ${weights.max} };

/**
 * Each character's commands, then its points in units of the
 * display face: narrow and wide at the lightest weight, then at the heaviest.
 */
export const letterOutlines: Readonly<Record<string, string>> = {
${outlines.join("\n")}
};
`,
);
