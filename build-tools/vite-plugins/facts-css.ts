import type { Plugin } from "vite";
import { frontGeometry } from "../../facts/products/fronts.ts";
import {
	type Flavour,
	flavours,
	hasLightInk,
	type MaterialKey,
	materialKeys,
	materialOf,
} from "../../facts/products/materials.ts";
import { worktopColours, worktops } from "../../facts/products/worktops.ts";
import { fallbackFontsCss } from "./fallback-fonts.ts";

const name = "virtual:facts.css";

/** Facts as custom properties and faces, so that no colour and no measure is typed a second time. */
function factsCss(): string {
	return `:root{${coloursCss()}${frontsCss()}}${accentsCss()}${fallbackFontsCss()}`;
}

function coloursCss(): string {
	return [
		...materialKeys.map((key) => `--${key}:${materialOf(key).colour};--${key}-ink:${materialOf(key).ink};`),
		...worktops.map((key) => `--worktop-${key}:${worktopColours[key]};`),
	].join("");
}

/** --catch-from-top and its like, as numbers of centimetres. */
function frontsCss(): string {
	const measures = Object.entries(frontGeometry).flatMap(([design, parts]) =>
		Object.entries(parts).map(([part, millimetres]) => [`${design}-${kebab(part)}`, millimetres / 10] as const),
	);
	return measures.map(([measure, centimetres]) => `--${measure}:${centimetres};`).join("");
}

const kebab = (part: string) => part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

function accentsCss(): string {
	return flavours
		.map(
			(key) =>
				`[data-flavour="${key}"]{--accent:var(--${key});--accent-ink:var(--${key}-ink);--accent-button-ink:var(--${buttonInkOn(key)})}`,
		)
		.join("");
}

/** A button has the colour of the panel's ink. Its text is the panel's colour on dark panels, and oat on light ones. */
function buttonInkOn(key: Flavour): MaterialKey {
	return hasLightInk(key) ? key : "oat";
}

export function factsCssPlugin(): Plugin {
	return {
		name: "facts",
		resolveId: (id) => (id === name ? `\0${name}` : undefined),
		load: (id) => (id === `\0${name}` ? factsCss() : undefined),
	};
}
