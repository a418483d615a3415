import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readConfig } from "../../config/read-config.ts";
import { createSecurityHeaders } from "../../server/security-headers.ts";
import { cachePathOf } from "../build-cache.ts";
import { buildEditor } from "../editor/build-editor.ts";
import { contentTypeOf } from "../prepare/content-types.ts";

/** Serves the studio's editor in `npm run dev`, with its live security policy. It is built on its first request. */
export function developmentEditor(): Plugin {
	return {
		name: "development-editor",
		apply: "serve",
		configureServer({ middlewares }) {
			const folder = cachePathOf("editor");
			const settings = readConfig(process.env).public;
			const { editorPage } = createSecurityHeaders(settings);
			let built: Promise<void> | undefined;
			middlewares.use("/admin", async (request, response, next) => {
				try {
					built ??= buildEditor(folder, settings.editor);
					await built;
					const { pathname } = new URL(request.url ?? "/", "http://localhost");
					const name = pathname === "/" ? "index.html" : pathname;
					const body = await readFile(join(folder, name));
					response
						.writeHead(200, { "Content-Type": contentTypeOf(name), ...(pathname === "/" && editorPage) })
						.end(body);
				} catch (error) {
					next(error);
				}
			});
		},
	};
}
