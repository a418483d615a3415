import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** `npm run test:engines`: looks at the finished site in engines that `npm test` does not have. */
export default defineConfig({
	root: resolve(import.meta.dirname, "../.."),
	test: {
		include: ["tests/engines/*.test.ts"],
		// One browser at a time: two would slow each other down.
		fileParallelism: false,
		testTimeout: 120_000,
		hookTimeout: 120_000,
	},
});
