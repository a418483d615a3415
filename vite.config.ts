import { defineConfig } from "vite";
import "./yaml/import-hook.mjs";

// Loaded by Node itself: Vite bundles what its configuration imports, and cannot read YAML yet while it does.
const file = new URL("build-tools/vite-plugins/site-plugins.ts", import.meta.url).href;
const { sitePlugins }: typeof import("./build-tools/vite-plugins/site-plugins.ts") = await import(file);

const shellFolders = ["app/shell", "app/errors", "app/navigation"];
const shellStyles = ["styles", "ui", "sections/shared", "sections/hero", "sections/home", "sections/landing"];

/** What every page has, and the styles that the home page or several pages need. */
const isShell = (id: string) =>
	shellFolders.some((folder) => id.includes(`/${folder}/`)) ||
	id.includes("virtual:facts.css") ||
	(id.endsWith(".css") && shellStyles.some((folder) => id.includes(`/app/${folder}/`)));

/** The 3D library and the HTTP client with its parts: they stay with what loads them on demand. */
const onDemand = ["three", "ofetch", "destr", "ufo", "node-fetch-native"];
const isSharedLibrary = (id: string) =>
	id.includes("/node_modules/") && !onDemand.some((name) => id.includes(`/node_modules/${name}/`));

/** What only the mixer's pages and the 3D stage share. Apart, or the stage would load a page's styles with it. */
const stageFacts = ["facts/kitchen/mixer.ts", "facts/random-numbers.ts", "mixer/hash-text.ts"];
const isStageFact = (id: string) => stageFacts.some((file) => id.endsWith(`/${file}`));

export default defineConfig({
	plugins: sitePlugins(),
	css: { transformer: "lightningcss" },
	build: {
		assetsInlineLimit: 0,
		cssMinify: "lightningcss",
		// The mixer's stage with three in it; only who opens the mixer gets it.
		chunkSizeWarningLimit: 700,
		// The first build encodes pictures for a minute or so; that is no plugin gone slow.
		rolldownOptions: { checks: { bundlerTimings: false } },
	},
	environments: {
		client: {
			build: {
				// MIT and the like ask for their text with every copy; public/font-licences.txt has those of the fonts.
				license: { fileName: "licences.txt" },
				rolldownOptions: {
					output: {
						// Libraries in one file and what most pages share in another compress better than a file for each. Style sheets:
						// one with everything that several pages or the home page need, and one for each page's own. More sheets would
						// cost a phone another connection, and with it a round trip before the first paint (docs/decisions/0019).
						codeSplitting: {
							groups: [
								{ name: "libraries", test: isSharedLibrary },
								// Scripts only: a script fetched later would bring the styles of its files a second time.
								{ name: "facts", test: /\/facts\//, minShareCount: 8 },
								{ name: "stage-facts", test: isStageFact },
								{ name: "shell", test: isShell },
								{ name: "parts", test: /\/(app|content)\//, minShareCount: 8 },
							],
						},
					},
				},
			},
		},
	},
	server: { host: process.env.HOST || "localhost", port: Number(process.env.PORT || 3000) },
});
