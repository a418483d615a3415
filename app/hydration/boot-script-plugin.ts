import { minifySync, type Plugin } from "vite";
import { languageCookie } from "../../facts/site/browser-storage.ts";
import { prepareNext } from "../navigation/prepare-next.ts";
import { boot } from "./boot.ts";

const name = "virtual:boot-script";

/** How long after load a page waits before it hydrates unasked. */
const quietMs = 6000;

/** A pointer that stays on a link for so long may mean it. Browsers wait for twice as long; the rules must be there by then. */
const restMs = 100;

/** A machine that paints a page within this time of its arrival can afford transitions. */
const swiftMs = 180;

/** What runs in every page before anything else, as short as a tool can make it: it is part of each page's first 14 kB. */
function bootScript(): string {
	const values = [languageCookie.name, languageCookie.maxAgeSeconds, quietMs, swiftMs];
	const script = `(${boot})(${values.map((value) => JSON.stringify(value)).join(",")});(${prepareNext})(${restMs})`;
	const { code, errors } = minifySync("boot.js", script, { module: false });
	if (errors.length > 0) throw new Error(`The boot script cannot be minified: ${errors[0]?.message}`);
	return code;
}

export function bootScriptPlugin(): Plugin {
	return {
		name: "boot-script",
		resolveId: (id) => (id === name ? `\0${name}` : undefined),
		load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(bootScript())}` : undefined),
	};
}
