import { defineConfig } from "vitest/config";
import { picturePlugin } from "./build-tools/pictures/picture-plugin.ts";
import { yamlPlugin } from "./yaml/vite-plugin.ts";

export default defineConfig({
	plugins: [picturePlugin(), yamlPlugin(() => [])],
	test: {
		include: ["**/*.test.{ts,tsx}"],
		// These need the finished site and have configurations of their own.
		exclude: ["**/node_modules/**", "tests/built/**", "tests/engines/**"],
		restoreMocks: true,
		// Files share workers and what these have loaded; no test may depend on a module's first use.
		isolate: false,
		// For the processes that tests start.
		env: { NODE_OPTIONS: `--import=${new URL("yaml/import-hook.mjs", import.meta.url).href}` },
		// How long things take is measured by the benches.
		testTimeout: 30_000,
	},
});
