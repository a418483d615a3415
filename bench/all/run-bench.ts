import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { resultFolder } from "../save-results.ts";
import type { Outcome } from "./report.ts";

/** Runs a bench as its npm script would, shows what it says meanwhile, and takes what it left in results/. */
export async function runBench(name: string, script: string): Promise<Outcome> {
	const begun = Date.now();
	const { code, said } = await run(script);
	const fresh = (ending: string) => {
		const file = join(resultFolder, `${name}.${ending}`);
		return existsSync(file) && statSync(file).mtimeMs >= begun ? readFileSync(file, "utf8") : undefined;
	};
	const data = fresh("json");
	return {
		name,
		passed: code === 0,
		seconds: Math.round((Date.now() - begun) / 1000),
		text: fresh("md") ?? `\`\`\`\n${said.trim()}\n\`\`\``,
		...(data ? { data: JSON.parse(data) } : {}),
	};
}

/** Scripts are `node commands/….mjs`: without npm between, what they say is only what they say. */
function run(script: string): Promise<{ code: number; said: string }> {
	const [, file = "", ...words] = script.split(" ");
	const child = spawn(process.execPath, [file, ...words], { stdio: ["ignore", "pipe", "inherit"] });
	let said = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		process.stdout.write(text);
		said += text;
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
	return new Promise((done, fail) => {
		child.on("error", fail);
		child.on("close", (code) => done({ code: code ?? 1, said }));
	});
}
