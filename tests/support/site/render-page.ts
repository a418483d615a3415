import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** Renders a page of a test build in a new process, because a build reads its settings when it starts. */
export function renderPage(buildFolder: string, path: string, settings: Record<string, string>): string {
	const script = `
		import { createRequestHandler, RouterContextProvider } from "react-router";
		const build = await import(${JSON.stringify(resolve(buildFolder, "server/index.js"))});
		const request = new Request(${JSON.stringify(new URL(path, "http://localhost"))});
		const response = await createRequestHandler(build, "production")(request, new RouterContextProvider());
		process.stdout.write(await response.text());`;
	return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
		encoding: "utf8",
		env: { ...settings, NODE_ENV: "production" },
	});
}
