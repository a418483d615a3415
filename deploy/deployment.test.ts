import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { secretNames, settingNames } from "../config/settings.ts";
import { importsOf } from "./imports.ts";

const project = resolve(import.meta.dirname, "..");
const read = (name: string) => readFileSync(resolve(project, name), "utf8");

const stages = read("Dockerfile").split(/^FROM /m);
const last = stages.at(-1) ?? "";

/** What the container holds of the project: files, and folders with all that is in them. */
const copied = [...last.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = ""]) => names.split(" "));
const commands = copied.filter((name) => name.startsWith("commands/"));
const imports = importsOf(project, commands);

test("the imports were followed", () => {
	expect([...imports.files]).toEqual(expect.arrayContaining(["server/serve.ts", "content/nl/http-answers.ts"]));
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

test("what the container copies, and what the build is made from, is sent to the builder; no secret is", () => {
	const sent = [...read(".dockerignore").matchAll(/^!(.+)$/gm)].map(([, name]) => name);
	const list = /const sources = \[([^\]]+)\]/.exec(read("build-tools/build-site.ts"))?.[1] ?? "";
	const sources = [...list.matchAll(/"([^"/]+)[^"]*"/g)].map(([, name]) => name);
	expect(sources.length).toBeGreaterThan(5);
	// Pages under tests/ are only in the builds of the journeys.
	const wanted = [...copied.map((name) => name.split("/")[0]), ...sources].filter((name) => name !== "tests");
	expect(wanted.filter((name) => !sent.includes(name))).toEqual([]);
	expect(read(".dockerignore")).toMatch(/^\*$/m);
	expect(sent.filter((name) => /^(\.|data|node_modules|build$)/.test(name ?? ""))).toEqual([]);
});

test("the container, compose and systemd run the server and give it settings that exist", () => {
	expect(last).toMatch(/^USER \d+:\d+$/m);
	expect(last).toMatch(/^HEALTHCHECK .* CMD \["node", "commands\/check-health\.ts"\]$/m);
	expect(last).toContain('CMD ["commands/serve.ts"]');
	const start = /^ExecStart=\/usr\/bin\/env (\w+)=\S+ \S+ commands\/serve\.ts$/m.exec(
		read("deploy/no-more-boring-kitchens.service"),
	);
	const inContainer = [...(/^ENV (.*)$/m.exec(last)?.[1] ?? "").matchAll(/(\w+)=/g)].map(([, name]) => name);
	// A line of the settings' file, even an empty one, wins over one of the unit: what the unit decides is said at the start.
	expect(start?.[1]).toBe("DATA_DIR");
	const inUnit = [...read("deploy/no-more-boring-kitchens.service").matchAll(/^Environment=(\w+)=/gm)].map(
		([, name]) => name,
	);
	expect(inUnit.filter((name) => name && settingNames.includes(name))).toEqual([]);
	const site = /^ {2}site:\n([\s\S]*?)^ {2}\w+:$/m.exec(read("compose.yaml"))?.[1] ?? "";
	const block = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(site)?.[1] ?? "";
	const inCompose = [...block.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
	expect(inCompose).toContain("DATABASE_URL");
	const unknown = [...inContainer, ...inUnit, ...inCompose].filter((name) => name && !settingNames.includes(name));
	expect(unknown.filter((name) => name !== "NODE_ENV")).toEqual([]);
});

test("the runbook explains every line that the server logs, and every secret", () => {
	const runbook = read("docs/operations.md");
	const logged = [...imports.files].flatMap((file) =>
		[...read(file).matchAll(/\blog\.(?:info|warn|error)\([^;]*?"([^"]+)"\)/g)].map(([, message]) => message ?? ""),
	);
	expect(logged.length).toBeGreaterThan(8);
	expect(logged.filter((message) => !runbook.includes(message))).toEqual([]);
	expect(secretNames.filter((name) => !runbook.includes(name))).toEqual([]);
});
