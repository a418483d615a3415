import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A stand-in for the server: prints its pid and starts a child process. */
const program = `
const { spawn } = require("node:child_process");
const helper = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
const { NODE_ENV = "unset" } = process.env;
console.log(JSON.stringify({ pids: [process.pid, helper.pid], mode: NODE_ENV, words: process.argv.slice(2) }));
if (process.argv.includes("--fail")) process.exit(7);
setInterval(() => {}, 1000);
`;

let folder: string;
const processes = new Set<number>();

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "commands-"));
	cpSync("commands", join(folder, "commands"), { recursive: true });
	mkdirSync(join(folder, "node_modules/@react-router/dev"), { recursive: true });
	cpSync("yaml", join(folder, "yaml"), { recursive: true });
	symlinkSync(resolve("node_modules/yaml"), join(folder, "node_modules/yaml"));
	// Node itself, so that the machine's may be older.
	symlinkSync(
		resolve(process.execPath, "../.."),
		join(folder, `node_modules/node-${process.platform}-${process.arch}`),
	);
	for (const name of ["package.json", "package-lock.json"]) cpSync(name, join(folder, name));
	const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
	writeFileSync(join(folder, "node_modules/.lock-hash"), lock);
	writeFileSync(join(folder, "node_modules/@react-router/dev/bin.cjs"), program);
	writeFileSync(
		join(folder, "commands/start.ts"),
		'import { createRequire } from "node:module";\ncreateRequire(import.meta.url)("../node_modules/@react-router/dev/bin.cjs");\n',
	);
});

afterEach(() => {
	for (const pid of processes) if (isRunning(pid)) process.kill(pid, "SIGKILL");
	processes.clear();
	rmSync(folder, { recursive: true, force: true });
});

type Started = { pids: number[]; mode: string; words: string[] };

async function run(...[program = "", ...words]: readonly string[]): Promise<{ child: ChildProcess; started: Started }> {
	const { NODE_ENV: _, ...env } = process.env;
	const child = spawn(program, words, { cwd: folder, env, stdio: ["ignore", "pipe", "ignore"] });
	const started = await new Promise<Started>((done) => {
		let text = "";
		child.stdout?.setEncoding("utf8").on("data", (part: string) => {
			text += part;
			const [line] = /^\{.*\}$/m.exec(text) ?? [];
			if (line) done(JSON.parse(line));
		});
	});
	for (const pid of [Number(child.pid), ...started.pids]) processes.add(pid);
	return { child, started };
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		// A process that ended and was not waited for still has its number.
		return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
	} catch {
		return false;
	}
}

/** A shell stands between npm and the script. It passes SIGTERM on by ending, and keeps SIGINT for itself. */
const cases = [
	{ command: ["npm", "start"], signal: "SIGTERM", mode: "production" },
	{ command: ["npm", "run", "dev"], signal: "SIGTERM", mode: "unset" },
	{ command: ["node", "commands/run.mjs", "commands/start.ts"], signal: "SIGTERM", mode: "unset" },
	{ command: ["node", "commands/run.mjs", "commands/start.ts"], signal: "SIGINT", mode: "unset" },
	{ command: ["node", "commands/run.mjs", "commands/start.ts"], signal: "SIGKILL", mode: "unset" },
] as const;

for (const { command, signal, mode } of cases) {
	const name = `${command.join(" ")} runs with NODE_ENV ${mode}, and ${signal} to it ends all that it started`;
	test.skipIf(process.platform !== "linux")(name, async () => {
		const { child, started } = await run(...command);
		expect(started.pids.filter(isRunning)).toEqual(started.pids);
		expect(started.mode).toBe(mode);
		child.kill(signal);
		await vi.waitFor(() => expect(started.pids.filter(isRunning)).toEqual([]), { timeout: 10_000 });
	});
}

test("words and the exit code pass through", async () => {
	const { child, started } = await run("npm", "run", "dev", "--", "--fail", "two words");
	const [code] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
	expect(started.words).toEqual(["dev", "--fail", "two words"]);
	expect(code).toBe(7);
});
