import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { flavoursPlugin } from "./app/styles/flavours-plugin.ts";
import { picturePlugin } from "./app/ui/picture/picture-plugin.ts";

export default defineConfig({
	plugins: [flavoursPlugin(), picturePlugin(), reactRouter()],
	css: { transformer: "lightningcss" },
	// One style sheet for the whole site: small enough, and a page waits for one file instead of seven.
	build: { assetsInlineLimit: 0, cssCodeSplit: false, cssMinify: "lightningcss" },
	server: { host: process.env.HOST || "localhost", port: Number(process.env.PORT || 3000) },
});
