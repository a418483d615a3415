import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createLogger, createServer, type InlineConfig } from "vite";
import { afterAll, expect, test } from "vitest";
import { yamlPlugin } from "./vite-plugin.ts";

const root = mkdtempSync(join(tmpdir(), "yaml-"));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, "good.yaml"), "name: Eend\n");
writeFileSync(join(root, "bad.yaml"), "name: Geit\n");
writeFileSync(join(root, "good.js"), 'import data from "./good.yaml"; export const name = () => data.name;');
writeFileSync(join(root, "bad.js"), 'import data from "./bad.yaml"; export const name = () => data.name;');

const problem = "bad.yaml, regel 1, name: is no duck; write a duck";
const settings = (): InlineConfig => ({
	configFile: false,
	root,
	logLevel: "silent",
	plugins: [
		yamlPlugin(({ file, data }) =>
			Object(data).name === "Eend" ? [] : [{ file, line: 1, field: "name", problem: "is no duck; write a duck" }],
		),
	],
});

test("in development a wrong file fails where it is used, with its problem, and others work", async () => {
	const said: string[] = [];
	const customLogger = { ...createLogger("silent"), error: (text: string) => void said.push(text) };
	const server = await createServer({ ...settings(), customLogger, server: { middlewareMode: true, ws: false } });
	const [good, bad] = [await server.ssrLoadModule("/good.js"), await server.ssrLoadModule("/bad.js")];
	expect(good.name()).toBe("Eend");
	expect(() => bad.name()).toThrow(problem);
	expect(said).toEqual([problem]);
	await server.close();
});

test("a wrong file stops the build", async () => {
	const input = join(root, "bad.js");
	await expect(build({ ...settings(), build: { write: false, rolldownOptions: { input } } })).rejects.toThrow(problem);
});
