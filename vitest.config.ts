import { defineConfig } from "vitest/config";
import { bootScriptPlugin } from "./app/hydration/boot-script-plugin.ts";
import { picturePlugin } from "./build-tools/pictures/picture-plugin.ts";

export default defineConfig({
	plugins: [bootScriptPlugin(), picturePlugin()],
	test: {
		include: [
			"{app,bench,build-tools,config,content,deploy,facts,media,mixer,newsletter,server,studio,tests}/**/*.test.{ts,tsx}",
		],
		// These read the finished site (tests/built/vitest.config.ts).
		exclude: ["tests/built/**"],
		restoreMocks: true,
	},
});
