import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import type { PreparedTable } from "./prepared-table.ts";
import { serve } from "./serve.ts";

const folder = mkdtempSync(join(tmpdir(), "prepared-responses-"));
const whole = join(folder, "whole");
const config = readConfig({ PORT: "0", DATA_DIR: join(folder, "data") });
const log = pino({ level: "silent" });

/** A build with one page and one large file. */
beforeAll(() => {
	const bytes = { "client/index.html": 20, "client/assets/large.avif": 600_000 };
	for (const place of ["client/assets", "prepared", "server"]) mkdirSync(join(whole, place), { recursive: true });
	const files = Object.entries(bytes).map(([file, size]) => {
		writeFileSync(join(whole, file), "x".repeat(size));
		return [file.replace("client", ""), { etag: "x", headers: {}, bodies: { identity: { file, bytes: size } } }];
	});
	const table: PreparedTable = { settings: JSON.stringify(config.public), files: Object.fromEntries(files) };
	writeFileSync(join(whole, "prepared/table.json"), JSON.stringify(table));
	writeFileSync(join(whole, "server/index.js"), "export const entry = { module: {} }; export const routes = {};");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const damages: [name: string, damage: (build: string) => void, message: string][] = [
	[
		"a page of another size",
		(build) => truncateSync(join(build, "client/index.html"), 5),
		"client/index.html has 5 bytes instead of 20",
	],
	[
		"a large file of another size",
		(build) => truncateSync(join(build, "client/assets/large.avif"), 5),
		"large.avif has 5 bytes instead of 600000",
	],
	["a file that is gone", (build) => rmSync(join(build, "client/index.html")), "no such file or directory"],
	["half a table", (build) => truncateSync(join(build, "prepared/table.json"), 100), "JSON"],
	["no table", (build) => rmSync(join(build, "prepared/table.json")), "prepared/table.json"],
	["nothing to render with", (build) => rmSync(join(build, "server/index.js")), "server/index.js"],
];

test.each(damages)("a build with %s is not served", async (name, damage, message) => {
	const build = join(folder, name);
	cpSync(whole, build, { recursive: true });
	damage(build);
	const start = serve(build, config, log);
	await expect(start).rejects.toThrow(/^The build is not complete: .+\. Build again: npm run build$/);
	await expect(start).rejects.toThrow(message);
});

test("no build, and a build with other settings", async () => {
	await expect(serve(join(folder, "nowhere"), config, log)).rejects.toThrow("There is no build yet.");
	const other = readConfig({ SITE_URL: "https://other.example" });
	await expect(serve(whole, other, log)).rejects.toThrow("The build was made with other settings than these.");
});

test("everything is held in memory: a build that is gone from the disk is still served", async () => {
	const build = join(folder, "gone");
	cpSync(whole, build, { recursive: true });
	const server = await serve(build, config, log);
	try {
		rmSync(build, { recursive: true });
		const responses = await Promise.all(
			["/assets/large.avif", "/assets/large.avif", "/index.html"].map(async (path) => {
				const response = await fetch(server.address + path);
				return [response.status, (await response.text()).length];
			}),
		);
		expect(responses).toEqual([
			[200, 600_000],
			[200, 600_000],
			[200, 20],
		]);
	} finally {
		await server.close();
	}
});
