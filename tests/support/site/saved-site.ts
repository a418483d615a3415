import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { killOnExit } from "../desk/kill-on-exit.ts";
import { freePort } from "./free-port.ts";

const project = resolve(import.meta.dirname, "../../..");

/** Folders that the development server does not read, or would write to. */
const leftOut =
	/^(\.git|\.test-build|build(\..*)?|data|bench|studio|node_modules|test-results|\.react-router|\.cache)$/;

/** Serves a copy of the project with other content, facts or photographs. */
export async function serveWith(files: Readonly<Record<string, string | Buffer>>) {
	const folder = mkdtempSync(join(tmpdir(), "saved-site-"));
	for (const name of readdirSync(project).filter((one) => !leftOut.test(one))) {
		cpSync(join(project, name), join(folder, name), { recursive: true });
	}
	// Linked one by one, so that what Vite caches beside them stays apart from the project's own.
	mkdirSync(join(folder, "node_modules"));
	for (const name of readdirSync(join(project, "node_modules")).filter((one) => !one.startsWith("."))) {
		symlinkSync(join(project, "node_modules", name), join(folder, "node_modules", name));
	}
	for (const [file, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), content);
	}
	const port = await freePort("localhost");
	const script = join(project, "node_modules/@react-router/dev/bin.cjs");
	const server = spawn(process.execPath, ["--conditions=development", script, "dev"], {
		cwd: folder,
		env: { ...process.env, NODE_ENV: "development", PORT: String(port) },
		stdio: ["ignore", "pipe", "pipe"],
	});
	killOnExit(server);
	await untilListening(server);
	return {
		address: `http://localhost:${port}`,
		stop: () => {
			server.kill("SIGKILL");
			rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

function untilListening(server: ChildProcess): Promise<void> {
	return new Promise((done, fail) => {
		let output = "";
		for (const stream of [server.stdout, server.stderr]) {
			stream?.on("data", (data: Buffer) => {
				output += data;
				// Colours may stand around the word.
				if (output.includes("Local")) done();
			});
		}
		server.once("exit", () => fail(new Error(`it ended before it listened: ${output}`)));
	});
}
