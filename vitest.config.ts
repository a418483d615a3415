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
		// How long things take is measured by the benches.
		testTimeout: 30_000,
	},
});
