import { build, type Plugin, type Rolldown } from "vite";

const suffix = "?inline-script";

/**
 * `import text from "./file.ts?inline-script"` gives that file with everything it imports as one minified classic script,
 * to be written into the page.
 */
export function inlineScriptPlugin(): Plugin {
	return {
		name: "inline-script",
		enforce: "pre",
		async load(id) {
			if (!id.endsWith(suffix)) return;
			const file = id.slice(0, -suffix.length);
			const { code, modules } = await bundle(file);
			for (const name of modules) this.addWatchFile(name);
			return `export default ${JSON.stringify(code)}`;
		},
	};
}

async function bundle(file: string): Promise<{ code: string; modules: string[] }> {
	const result = await build({
		configFile: false,
		logLevel: "warn",
		build: {
			write: false,
			modulePreload: false,
			rolldownOptions: { input: file, output: { format: "iife" } },
		},
	});
	const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
	const [{ code, moduleIds }] = output;
	return { code: code.trim(), modules: moduleIds };
}
