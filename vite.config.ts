import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [reactRouter()],
	css: { transformer: "lightningcss" },
	build: { assetsInlineLimit: 0, cssMinify: "lightningcss" },
	server: { host: process.env.HOST || "localhost", port: Number(process.env.PORT || 3000) },
});
