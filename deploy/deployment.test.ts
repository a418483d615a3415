import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { buildInputs } from "../build-tools/build-site.ts";
import { settingNames } from "../config/settings.ts";
import { timeouts } from "../server/serve.ts";
import { followImports } from "../tests/rules/imports.ts";

const project = resolve(import.meta.dirname, "..");
const read = (name: string) => readFileSync(resolve(project, name), "utf8");

const stages = read("Dockerfile").split(/^FROM /m);
const last = stages.at(-1) ?? "";

/** What the container holds of the project: files, and folders with all that is in them. */
const copied = [...last.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = ""]) => names.split(" "));
const commands = copied.filter((name) => name.startsWith("commands/"));
const imports = followImports(project, commands);

test("the imports were followed", () => {
	expect([...imports.files]).toEqual(expect.arrayContaining(["server/serve.ts", "content/nl/desk-words.yaml"]));
	expect([...imports.packages]).toEqual(expect.arrayContaining(["hono", "pg", "@react-email/html", "react-router"]));
});

test("the container holds every file that its commands import", () => {
	const missing = [...imports.files].filter(
		(file) => !copied.some((name) => file === name || file.startsWith(`${name}/`)),
	);
	expect(missing).toEqual([]);
	expect(copied.filter((name) => !existsSync(resolve(project, name)))).toEqual([]);
});

test("the container's commands import production dependencies only", () => {
	const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read("package.json"));
	expect([...imports.packages].filter((name) => !(name in dependencies))).toEqual([]);
});

test("the builder gets the files that the container copies and the build's inputs, and no secrets", () => {
	const sent = [...read(".dockerignore").matchAll(/^!(.+)$/gm)].map(([, name]) => name);
	// Pages under tests/ are only in the builds of the journeys.
	const wanted = [...copied, ...buildInputs].map((name) => name.split("/")[0]).filter((name) => name !== "tests");
	expect(wanted.filter((name) => !sent.includes(name))).toEqual([]);
	expect(read(".dockerignore")).toMatch(/^\*$/m);
	expect(sent.filter((name) => /^(\.|data|node_modules|build$)/.test(name ?? ""))).toEqual([]);
});

test("the container, compose and systemd run the server and give it settings that exist", () => {
	expect(last).toMatch(/^USER \d+:\d+$/m);
	expect(last).toMatch(/^CMD \["--max-old-space-size=\d+", "commands\/serve\.ts"\]$/m);
	const unit = read("deploy/no-more-boring-kitchens@.service");
	const start = /^ExecStart=\/usr\/bin\/env (.*) \S+\/node --max-old-space-size=\d+ commands\/serve\.ts$/m.exec(unit);
	const inContainer = [...(/^ENV (NODE_ENV.*)$/m.exec(last)?.[1] ?? "").matchAll(/(\w+)=/g)].map(([, name]) => name);
	// The settings' file wins over the unit, even with an empty line, so the unit passes its own values to the command.
	expect(start?.[1]).toMatch(/^DATA_DIR=\S+ PORT=%i$/);
	const inUnit = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
	expect(inUnit.filter((name) => name && settingNames.includes(name))).toEqual([]);
	const site = /^ {2}site:\n([\s\S]*?)^ {2}\w+:$/m.exec(read("compose.yaml"))?.[1] ?? "";
	const block = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(site)?.[1] ?? "";
	const inCompose = [...block.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
	expect(inCompose).toContain("DATABASE_URL");
	const unknown = [...inContainer, ...inUnit, ...inCompose].filter((name) => name && !settingNames.includes(name));
	expect(unknown.filter((name) => name !== "NODE_ENV" && name !== "NODE_OPTIONS")).toEqual([]);
	// Without it Node cannot read the facts.
	const deskTool = /^systemd-run [\s\S]*?commands\/desk\.ts/m.exec(read("docs/operations.md"))?.[0];
	for (const text of [last, unit, deskTool])
		expect(text).toMatch(/NODE_OPTIONS=--import=\S+\/yaml\/import-hook\.mjs( \\)?$/m);
});

test("the heap is at most half of the memory that the process may use", () => {
	const heapOf = (text: string) => Number(/--max-old-space-size=(\d+)/.exec(text)?.[1]);
	const unit = read("deploy/no-more-boring-kitchens@.service");
	expect(heapOf(last) * 2).toBeLessThanOrEqual(Number(/mem_limit: (\d+)m/.exec(read("compose.yaml"))?.[1]));
	expect(heapOf(unit) * 2).toBeLessThanOrEqual(Number(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]));
	expect(last, "a health check would be a second Node process").not.toContain("HEALTHCHECK");
});

test("the proxy closes idle connections before the server does, and notices one that is stopping in time", () => {
	const proxy = read("deploy/Caddyfile");
	const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s$`, "m").exec(proxy)?.[1]) * 1000;
	expect(seconds("keepalive")).toBeLessThan(timeouts.keepAliveMs);
	expect(seconds("health_interval")).toBeLessThan(timeouts.drainBehindProxyMs);
});
