import { build, type Plugin, type Rolldown } from "vite";

/**
 * Scripts that run in pages beside React. Each is bundled with what it imports and minified:
 * `import text from "./file.ts?inline-script"` gives it as text, to be written into the page;
 * `import url from "./file.ts?script-url"` gives the address of a file of its own.
 */
export function pageScriptsPlugin(): Plugin {
	return {
		name: "page-scripts",
		enforce: "pre",
		async load(id) {
			const [file = "", query] = id.split("?");
			if (query !== "inline-script" && query !== "script-url") return;
			const { code, moduleIds } = await bundle(file);
			for (const name of moduleIds) this.addWatchFile(name);
			if (query === "inline-script") return `export default ${JSON.stringify(code.trim())}`;
			// The development server emits no files, and pages there do not use them.
			if (this.environment.mode === "dev") return 'export default ""';
			const asset = this.emitFile({ type: "asset", name: file.replace(/^.*\/(.+)\.ts$/, "$1.js"), source: code });
			return `export default import.meta.ROLLUP_FILE_URL_${asset}`;
		},
	};
}

async function bundle(file: string): Promise<Rolldown.OutputChunk> {
	const result = await build({
		configFile: false,
		logLevel: "warn",
		build: {
			write: false,
			modulePreload: false,
			rolldownOptions: {
				input: file,
				output: { format: "iife" },
				treeshake: { propertyReadSideEffects: false },
			},
		},
	});
	const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
	return output[0];
}
