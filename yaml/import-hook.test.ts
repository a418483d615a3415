import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "yaml-hook-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a file that cannot be read stops a command with its name and line, and nothing else", () => {
	writeFileSync(join(folder, "ducks.yaml"), 'names:\n  - "Eend\n');
	writeFileSync(join(folder, "command.mjs"), 'import "./ducks.yaml"; console.log("ran");');
	const hook = new URL("import-hook.mjs", import.meta.url).href;
	const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", hook, "command.mjs"], {
		cwd: folder,
		encoding: "utf8",
		env: { ...process.env, NODE_OPTIONS: "" },
	});
	expect(status).toBe(1);
	expect(stdout).toBe("");
	expect(stderr).toMatch(/^ducks\.yaml: .* at line 3, column 1:/);
	expect(stderr).not.toMatch(/^\s+at /m);
});
