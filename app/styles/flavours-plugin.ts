import type { Plugin } from "vite";
import { flavours, materialKeys, materialOf } from "../../facts/materials.ts";

const name = "virtual:flavours.css";

/** Colours as custom properties, written from the facts so that no colour is typed a second time. */
export function flavoursCss(): string {
	const colours = materialKeys.map((key) => `--${key}:${materialOf(key).colour};--${key}-ink:${materialOf(key).ink};`);
	const accents = flavours.map(
		(key) => `[data-flavour="${key}"]{--accent:var(--${key});--accent-ink:var(--${key}-ink)}`,
	);
	return `:root{${colours.join("")}}${accents.join("")}`;
}

export function flavoursPlugin(): Plugin {
	return {
		name: "flavours",
		resolveId: (id) => (id === name ? `\0${name}` : undefined),
		load: (id) => (id === `\0${name}` ? flavoursCss() : undefined),
	};
}
