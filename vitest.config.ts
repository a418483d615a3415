import { defineConfig } from "vitest/config";
import { picturePlugin } from "./build-tools/pictures/picture-plugin.ts";

export default defineConfig({
	plugins: [picturePlugin()],
	test: {
		include: ["**/*.test.{ts,tsx}"],
		// These read the finished site (tests/built/vitest.config.ts).
		exclude: ["**/node_modules/**", "tests/built/**"],
		restoreMocks: true,
		// How long things take is measured by the benches.
		testTimeout: 30_000,
	},
});
