import { defineConfig } from "vitest/config";

export default defineConfig({
	test: { include: ["{app,bench,config,content,facts,server,tests}/**/*.test.{ts,tsx}"], restoreMocks: true },
});
