import type { Plugin } from "vite";
import { type Flavour, flavours, type MaterialKey, materialKeys, materialOf } from "../../facts/materials.ts";

const name = "virtual:flavours.css";

/** Colours as custom properties, written from the facts so that no colour is typed a second time. */
function flavoursCss(): string {
	const colours = materialKeys.map((key) => `--${key}:${materialOf(key).colour};--${key}-ink:${materialOf(key).ink};`);
	const accents = flavours.map(
		(key) =>
			`[data-flavour="${key}"]{--accent:var(--${key});--accent-ink:var(--${key}-ink);--accent-button-ink:var(--${buttonInkOn(key)})}`,
	);
	return `:root{${colours.join("")}}${accents.join("")}`;
}

/** Words on a button: oat on a dark one; on an oat button, the colour of the panel around it. */
function buttonInkOn(key: Flavour): MaterialKey {
	return materialOf(key).ink === materialOf("oat").colour ? key : "oat";
}

export function flavoursPlugin(): Plugin {
	return {
		name: "flavours",
		resolveId: (id) => (id === name ? `\0${name}` : undefined),
		load: (id) => (id === `\0${name}` ? flavoursCss() : undefined),
	};
}
