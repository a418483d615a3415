import { runProgram } from "./run-program.ts";

/**
 * Generates the routes' types and checks those of everything that ends up on the site. The compiler prints file, line
 * and what it expected. Its findings are cached, so that a check takes a second where little has changed.
 */
export async function checkTypes(environment: Record<string, string>, signal: AbortSignal): Promise<void> {
	const cache = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
	await runProgram("@react-router/dev/bin.cjs", ["typegen"], environment, signal);
	await runProgram("typescript/bin/tsc", ["--noEmit", "--project", "tsconfig.build.json", ...cache], {}, signal);
}
