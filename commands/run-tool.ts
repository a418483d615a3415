import { spawn } from "node:child_process";
import { resolve } from "node:path";

type Environment = Record<string, string>;

/** Runs a program of a package with the project's own Node and returns its exit code. */
export function runTool(tool: string, args: readonly string[] = [], environment: Environment = {}): Promise<number> {
	return new Promise((done, fail) => {
		const child = spawn(process.execPath, [resolve("node_modules", tool), ...args], {
			stdio: "inherit",
			env: { ...process.env, ...environment },
		});
		child.on("error", fail);
		child.on("exit", (code) => done(code ?? 1));
	});
}

export const lint = () => runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);

export const checkTypes = async () =>
	(await runTool("@react-router/dev/bin.cjs", ["typegen"])) || (await runTool("typescript/bin/tsc", ["--noEmit"]));

export const findUnusedCode = () => runTool("knip/bin/knip.js");
