import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config/read-config.ts";
import { explain } from "../server/main.ts";
import { createSecurityHeaders } from "../server/security-headers.ts";
import { type RealServer, startRealServer } from "../tests/real-server.ts";
import { currentBuild } from "./current-build.ts";
import { onSmallDisk } from "./faults/full-disk.ts";
import { dawdle, leaveUnread, neverRead } from "./faults/slow-clients.ts";
import { familyOf, memoryOf } from "./process-cost.ts";
import { saveResults } from "./save-results.ts";
import { table } from "./table.ts";

/** Faults that take their time; the quick ones are among the tests (tests/built/hostile.test.ts and others). */
type Fault = { name: string; expected: string; run(build: string, data: string): Promise<string> };

const withServer = async (build: string, data: string, work: (server: RealServer) => Promise<string>) => {
	const server = await startRealServer(build, { DATA_DIR: data });
	try {
		return await work(server);
	} finally {
		await server.stop();
	}
};

const page = "GET /faq HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
const statusOf = (answer: string) => answer.slice(9, 12);

const lacksHeader = (headers: string) =>
	Object.keys(createSecurityHeaders(readConfig({}).public).common).find(
		(name) => !headers.toLowerCase().includes(`\r\n${name.toLowerCase()}: `),
	);

const slowClient = (name: string, expected: string, first: string, drop: string): Fault => ({
	name,
	expected,
	run: (build, data) =>
		withServer(build, data, async (server) => {
			const { status, headers, seconds } = await dawdle(server, first, drop);
			const lacking = status === undefined ? undefined : lacksHeader(headers);
			const others = statusOf(await server.raw(page));
			const limit = seconds < 45 ? "in time" : `after ${seconds.toFixed(0)} s`;
			return [status ?? "closed", limit, `others ${others}`, ...(lacking ? [`without ${lacking}`] : [])].join(", ");
		}),
});

const signUp = (server: RealServer, email: string) =>
	fetch(`${server.address}/api/newsletter`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ email, locale: "en" }),
	});

const faults: Fault[] = [
	slowClient(
		"headers that come drop by drop",
		"408, in time, others 200",
		"GET / HTTP/1.1\r\nHost: x\r\nX-Drops: ",
		"x",
	),
	slowClient("a client that says nothing", "closed, in time, others 200", "", ""),
	slowClient(
		"a body that comes drop by drop",
		"408, in time, others 200",
		"POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{",
		" ",
	),
	{
		name: "a client that asks and never reads",
		expected: "held back, memory steady, others 200",
		run: (build, data) =>
			withServer(build, data, async (server) => {
				const before = memoryOf(familyOf(server.child.pid ?? 0));
				const asked = await neverRead(server, 10);
				const grown = memoryOf(familyOf(server.child.pid ?? 0)) - before;
				const others = statusOf(await server.raw(page));
				const held = asked < 10 ? "held back" : `${asked.toFixed(0)} MB of requests taken`;
				return `${held}, memory ${grown < 64 ? "steady" : `+${grown.toFixed(0)} MB`}, others ${others}`;
			}),
	},
	{
		name: "a stop while a client does not read its answers",
		expected: "ended in time",
		run: async (build, data) => {
			const server = await startRealServer(build, { DATA_DIR: data });
			const client = await leaveUnread(server);
			const start = performance.now();
			await server.stop();
			client.destroy();
			const seconds = (performance.now() - start) / 1000;
			// Answers in flight get 8 seconds; whoever runs the server kills it after 20.
			return seconds < 12 ? "ended in time" : `ended after ${seconds.toFixed(0)} s`;
		},
	},
	{
		name: "a disk that is full, then has room",
		expected: "202, 503, others 200, then 202",
		run: async (build) => {
			const said = await onSmallDisk((disk, fill, empty) =>
				withServer(build, disk, async (server) => {
					const first = (await signUp(server, "first@example.com")).status;
					fill();
					let status = 202;
					for (let tries = 0; tries < 200 && status === 202; tries++)
						status = (await signUp(server, `person${tries}@example.com`)).status;
					const others = statusOf(await server.raw(page));
					empty();
					const then = (await signUp(server, "later@example.com")).status;
					return `${first}, ${status}, others ${others}, then ${then}`;
				}),
			);
			return said ?? "skipped: only root may make a small disk (the tests fill one up in another way)";
		},
	},
];

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { build: { type: "string", default: "build" } },
	});
	const build = await currentBuild(values.build);
	const chosen = faults.filter(
		({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
	);
	const data = mkdtempSync(join(tmpdir(), "bench-faults-"));
	const results: { name: string; expected: string; seen: string; holds: boolean }[] = [];
	for (const { name, expected, run } of chosen) {
		console.log(`Fault: ${name}`);
		const seen = await run(build, join(data, String(results.length)));
		results.push({ name, expected, seen, holds: seen === expected || seen.startsWith("skipped") });
	}
	rmSync(data, { recursive: true, force: true });
	const rows = results.map(({ name, expected, seen, holds }) => [name, expected, seen, holds ? "yes" : "NO"]);
	const date = new Date().toISOString().slice(0, 10);
	const text = [
		"# Faults that take their time",
		`${date}. Hostile requests, damaged builds, wrong settings and clocks that jump are among the tests.`,
		table(["fault", "expected", "seen", "holds"], rows),
	].join("\n\n");
	saveResults("faults", { date, results }, text);
	process.exit(results.every(({ holds }) => holds) ? 0 : 1);
} catch (error) {
	console.error(explain(error));
	process.exit(1);
}
