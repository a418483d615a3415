import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "../../tests/programs.ts";

/** One kind of request in a mix, and how many of them there are in a round. */
export type Share = { path: string; headers: Record<string, string>; times: number };

export type Load = {
	address: string;
	mix: readonly Share[];
	connections: number;
	seconds: number;
	/** The processor that wrk keeps to, where the machine has more than one. */
	core: number | undefined;
};

export type LoadResult = {
	requests: number;
	seconds: number;
	/** Connections that broke, and answers with a status from 400 on. */
	broken: number;
	refused: number;
	p50: number;
	p99: number;
	p999: number;
};

/**
 * Loads a server with wrk, which is light enough not to be what is measured. Its clients wait for each answer before
 * they ask again, so what a stalled server makes others wait for is not in the latencies.
 */
export async function load({ address, mix, connections, seconds, core }: Load): Promise<LoadResult> {
	const wrk = findProgram("wrk");
	if (!wrk) throw new Error("This needs wrk to make requests. On Debian: apt-get install wrk");
	const folder = mkdtempSync(join(tmpdir(), "bench-wrk-"));
	try {
		const script = join(folder, "mix.lua");
		writeFileSync(script, scriptOf(mix));
		const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", script, address];
		const taskset = core === undefined ? undefined : findProgram("taskset");
		const [program, all] = taskset ? [taskset, ["-c", String(core), wrk, ...args]] : [wrk, args];
		const { stdout } = await promisify(execFile)(program, all, { timeout: (seconds + 60) * 1000 });
		return JSON.parse(/^\{.*\}$/m.exec(stdout)?.[0] ?? "null");
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function scriptOf(mix: readonly Share[]): string {
	const requests = mix.flatMap(({ path, headers, times }) => {
		const lines = Object.entries(headers).map(([name, value]) => `[${quote(name)}] = ${quote(value)}`);
		const line = `wrk.format("GET", ${quote(path)}, { ${lines.join(", ")} })`;
		return Array.from({ length: times }, () => line);
	});
	return `
local requests, at = {}, 0
function init()
	requests = { ${requests.join(",\n")} }
end
function request()
	at = at % #requests + 1
	return requests[at]
end
function done(summary, latency)
	local errors = summary.errors
	print(string.format(
		'{"requests":%d,"seconds":%f,"broken":%d,"refused":%d,"p50":%f,"p99":%f,"p999":%f}',
		summary.requests, summary.duration / 1e6, errors.connect + errors.read + errors.write + errors.timeout, errors.status,
		latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, latency:percentile(99.9) / 1e3
	))
end
`;
}

/** Lua reads JSON's strings, but for the escapes that none of these has. */
const quote = (text: string) => JSON.stringify(text);
