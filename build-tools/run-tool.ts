import { spawn } from "node:child_process";
import { join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "..");

export type ToolOptions = { environment?: Record<string, string>; signal?: AbortSignal };

/** Runs a program of an installed package in a process of its own and returns its exit code. */
export function runTool(
	tool: string,
	args: readonly string[] = [],
	{ environment = {}, signal }: ToolOptions = {},
): Promise<number> {
	return new Promise((resolveCode, reject) => {
		const child = spawn(process.execPath, [join(project, "node_modules", tool), ...args], {
			cwd: project,
			stdio: "inherit",
			env: { ...process.env, ...environment },
			signal,
		});
		child.on("error", reject);
		child.on("exit", (code) => resolveCode(code ?? 1));
	});
}

export const lint = () => runTool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);

/**
 * Generates the routes' types and checks everything, or what a project file includes. Findings are cached, so that a
 * check takes a second where little has changed.
 */
export async function checkTypes(projectFile = "tsconfig.json", options: ToolOptions = {}): Promise<number> {
	const cache = ["--incremental", "--tsBuildInfoFile", `.cache/${projectFile}.tsbuildinfo`];
	const generated = await runTool("@react-router/dev/bin.cjs", ["typegen"], options);
	return generated || runTool("typescript/bin/tsc", ["--noEmit", "--project", projectFile, ...cache], options);
}
