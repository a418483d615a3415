import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "../tests/support/site/programs.ts";
import { median } from "./median.ts";
import { nginxConfig } from "./nginx-config.ts";
import { onCore, type RunningProgram, startProgram } from "./program.ts";
import type { Report } from "./report.ts";
import { startSite } from "./site.ts";
import { table } from "./table.ts";

/** The home page as our server sends it; the others send the same bytes. */
type RecordedResponse = { headers: [name: string, value: string][]; body: Buffer };

const goals = {
	/** The least share of the requests per second of a bare node:http server that writes the same bytes and headers. */
	ratio: 0.8,
	/** How much memory may grow under load, since the heap size varies. */
	memoryGrowth: 0.1,
} as const;

const rounds = 3;
const encodings = "gzip, deflate, br";
// The server and wrk have a processor each where there are two.
const [serverCore, clientCore] = cpus().length > 1 ? [0, 1] : [undefined, undefined];

/** Requests per second for the home page beside a bare node:http server and nginx, and memory. */
export async function measureServer(seconds: number): Promise<Report> {
	const ours = await startSite(serverCore);
	const servers: { name: string; program: RunningProgram; rates: number[] }[] = [
		{ name: "ours", program: ours, rates: [] },
	];
	let failed = 0;
	try {
		const home = await record(ours.address);
		servers.push({ name: "bare node:http", program: await startBare(home), rates: [] });
		const nginx = findProgram("nginx");
		if (nginx) servers.push({ name: "nginx", program: await startNginx(nginx, home), rates: [] });
		else console.log("nginx is not installed, so it is not measured (apt-get install nginx)");
		for (const { program } of servers) await runWrk(program.address, seconds);
		const memoryBefore = memoryOf(ours);
		for (let round = 0; round < rounds; round++) {
			for (const { program, rates } of servers) {
				const load = await runWrk(program.address, seconds);
				rates.push(load.perSecond);
				if (program === ours) failed += load.failed;
			}
		}
		const memoryAfter = memoryOf(ours);
		const perSecond = servers.map(({ rates }) => median(rates));
		const ratios = perSecond.map((rate) => rate / (perSecond[1] ?? 0));
		const [ratio = 0] = ratios;
		const missed = [
			...(ratio < goals.ratio ? [`${ratio.toFixed(2)} of a bare server's requests, at least ${goals.ratio}`] : []),
			...(memoryAfter > memoryBefore * (1 + goals.memoryGrowth) ? ["memory grew under load"] : []),
			...(failed > 0 ? [`${failed} requests failed`] : []),
		];
		const rows = servers.map(({ name }, index) => [
			name,
			(perSecond[index] ?? 0).toFixed(0),
			(ratios[index] ?? 0).toFixed(2),
		]);
		return {
			title: "Server",
			sections: [
				`The home page in brotli, asked for by wrk over 64 connections that stay open; median of ${rounds} rounds of ${seconds} s.`,
				table(["server", "requests per second", "ratio to bare"], rows),
				`Our server's memory: ${memoryBefore.toFixed(0)} MB after warming up, ${memoryAfter.toFixed(0)} MB at the end.`,
			],
			missed,
		};
	} finally {
		for (const { program } of servers) await program.stop();
	}
}

/** The answer as it comes over the wire, still compressed. */
function record(address: string): Promise<RecordedResponse> {
	const leftToServer = ["connection", "keep-alive", "date", "transfer-encoding"];
	return new Promise((done, fail) => {
		const request = get(address, { headers: { "Accept-Encoding": encodings } }, async (response) => {
			const headers = Object.entries(response.headers)
				.filter(([name]) => !leftToServer.includes(name))
				.map(([name, value]): [string, string] => [name, String(value)]);
			done({ headers, body: Buffer.concat(await response.toArray()) });
		});
		request.on("error", fail);
	});
}

function startBare({ headers, body }: RecordedResponse): Promise<RunningProgram> {
	return startProgram(process.execPath, [resolve("bench/bare-server.ts")], {
		core: serverCore,
		environment: (port, folder) => {
			writeFileSync(join(folder, "headers.json"), JSON.stringify(headers.flat()));
			writeFileSync(join(folder, "body"), body);
			return { PORT: String(port), FOLDER: folder, NODE_ENV: "production" };
		},
	});
}

function startNginx(nginx: string, response: RecordedResponse): Promise<RunningProgram> {
	// nginx reads no environment, so a shell puts the folder into its arguments.
	const command = `exec "${nginx}" -p "$FOLDER" -c nginx.conf -e "$FOLDER/error.log"`;
	return startProgram("sh", ["-c", command], {
		core: serverCore,
		environment: (port, folder) => {
			writeFileSync(join(folder, "body"), response.body);
			writeFileSync(join(folder, "nginx.conf"), nginxConfig(folder, port, response.headers));
			return { FOLDER: folder };
		},
	});
}

async function runWrk(address: string, seconds: number): Promise<{ perSecond: number; failed: number }> {
	const wrk = findProgram("wrk");
	if (!wrk) throw new Error("This needs wrk to make requests. On Debian: apt-get install wrk");
	const options = ["-t1", "-c64", `-d${seconds}s`, "-H", `Accept-Encoding: ${encodings}`];
	const [program = "", ...args] = [...onCore(clientCore), wrk, ...options, `${address}/`];
	const { stdout } = await promisify(execFile)(program, args);
	const errors = stdout.split("\n").filter((line) => /Non-2xx|Socket errors/.test(line));
	const counts = errors.flatMap((line) => line.replace("Non-2xx or 3xx", "").match(/\d+/g) ?? []);
	return {
		perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
		failed: counts.reduce((sum, count) => sum + Number(count), 0),
	};
}

/** The process's memory in megabytes, from /proc; 0 where there is none. */
function memoryOf({ pid }: RunningProgram): number {
	try {
		return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
	} catch {
		return 0;
	}
}
