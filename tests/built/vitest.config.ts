import { defineConfig } from "vitest/config";
import { yamlPlugin } from "../../yaml/vite-plugin.ts";

/** Runs after the production build. In one worker, so that each page is read and parsed once. */
export default defineConfig({
	plugins: [yamlPlugin(() => [])],
	test: {
		root: new URL("../..", import.meta.url).pathname,
		include: ["tests/built/*.test.ts"],
		isolate: false,
		maxWorkers: 1,
		// How long things take is measured by the benches.
		testTimeout: 30_000,
	},
});
