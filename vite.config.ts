import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { flavoursPlugin } from "./app/styles/flavours-plugin.ts";

export default defineConfig({
	plugins: [flavoursPlugin(), reactRouter()],
	css: { transformer: "lightningcss" },
	build: { assetsInlineLimit: 0, cssMinify: "lightningcss" },
	server: { host: process.env.HOST || "localhost", port: Number(process.env.PORT || 3000) },
});
