import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../server/free-port.ts";
import { type Running, runningAt, startProgram } from "./running.ts";

export type OurOptions = { build: string; cores?: string | undefined };

/** The site as `npm start` serves it, without a line for each request, and with an empty newsletter. */
export async function startOurs({ build, cores }: OurOptions): Promise<Running> {
	const data = mkdtempSync(join(tmpdir(), "bench-server-"));
	const port = await freePort("127.0.0.1");
	const child = startProgram(process.execPath, [resolve("tests/serve-build.ts"), build], {
		cores,
		environment: {
			NODE_ENV: "production",
			HOST: "127.0.0.1",
			PORT: String(port),
			LOG_LEVEL: "error",
			DATA_DIR: data,
		},
	});
	child.once("exit", () => rmSync(data, { recursive: true, force: true }));
	return runningAt(`http://127.0.0.1:${port}`, child);
}
