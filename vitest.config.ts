import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{app,bench,config,content,facts,media,server,studio,tests}/**/*.test.{ts,tsx}"],
		restoreMocks: true,
	},
});
