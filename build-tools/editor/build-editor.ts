import { resolve } from "node:path";
import { build } from "vite";
import type { EditorBackend } from "../../config/editor-backend.ts";
import { shotNames } from "../../media/shots.ts";
import { yamlPlugin } from "../../yaml/vite-plugin.ts";

/** The editor's page, below the folder that is served. */
export const editorFile = "admin/index.html";

/** Highlighted code and maps, for which no schema has a field: their packages stay out. */
const neverLoaded = [/^@shikijs\//, /^leaflet/, /^terra-draw/];

/** Bundles the studio's editor into a folder that is served as /admin. */
export async function buildEditor(folder: string, backend: EditorBackend | undefined): Promise<void> {
	await build({
		configFile: false,
		root: resolve(import.meta.dirname, "../../admin"),
		base: "/admin/",
		logLevel: "warn",
		plugins: [yamlPlugin(() => [])],
		define: { editorSetup: JSON.stringify({ backend, pictureNames: shotNames() }) },
		build: {
			outDir: folder,
			emptyOutDir: true,
			assetsInlineLimit: 0,
			license: { fileName: "licences.txt" },
			// The library is one large file.
			chunkSizeWarningLimit: 4000,
			rolldownOptions: { external: neverLoaded, checks: { bundlerTimings: false } },
		},
	});
}
