import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Asks the linter about imports that nobody wrote, in an empty copy of the house: which are refused? */
function refused(imports: readonly (readonly [from: string, imported: string])[]): boolean[] {
	const house = mkdtempSync(join(tmpdir(), "arrows-"));
	const biome = resolve("node_modules/@biomejs/biome/bin/biome");
	copyFileSync("biome.json", join(house, "biome.json"));
	const files = imports.map(([from, imported], number) => {
		const file = from.replace("/x.", `/x${number}.`);
		mkdirSync(dirname(join(house, file)), { recursive: true });
		writeFileSync(join(house, file), `import { thing } from "${imported}";\n\nconsole.log(thing);\n`);
		return file;
	});
	const args = ["lint", "--only=style/noRestrictedImports", "--vcs-enabled=false", "--max-diagnostics=none"];
	const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: house, encoding: "utf8" });
	rmSync(house, { recursive: true });
	return files.map((file) => `${stdout}${stderr}`.includes(`${file}:1`));
}

const wrong = [
	["facts/x.ts", "../content/y.ts"],
	["facts/x.ts", "../app/y.ts"],
	["content/nl/x.ts", "../../app/y.ts"],
	["content/x.ts", "../config/y.ts"],
	["content/x.ts", "../media/y.ts"],
	["config/x.ts", "../media/y.ts"],
	["config/x.ts", "../server/y.ts"],
	["server/x.ts", "../app/root.tsx"],
	["media/x.ts", "../studio/y.ts"],
	["facts/x.ts", "../media/y.ts"],
	["studio/x.ts", "../app/y.ts"],
	["app/x.ts", "../studio/y.ts"],
	["app/x.ts", "../server/y.ts"],
	["app/x.ts", "../newsletter/y.ts"],
	["content/x.ts", "../newsletter/y.ts"],
	["newsletter/x.ts", "../server/y.ts"],
	["newsletter/http/x.ts", "../../config/y.ts"],
	["newsletter/x.ts", "../app/y.ts"],
	["mixer/x.ts", "../app/y.ts"],
	["mixer/kitchen-model/x.ts", "../../server/y.ts"],
	["facts/x.ts", "../mixer/y.ts"],
	["content/x.ts", "../mixer/y.ts"],
	["server/x.ts", "../mixer/y.ts"],
	["server/x.ts", "../media/y.ts"],
	["commands/x.ts", "../studio/y.ts"],
	["bench/server/x.ts", "../../studio/y.ts"],
	["app/sections/x.tsx", "../stage/y.ts"],
	["app/pages/x.tsx", "../stage/y.ts"],
	["app/ui/x.tsx", "../sections/y.tsx"],
	["app/ui/x.tsx", "../loading/y.ts"],
	["app/sections/x.tsx", "../pages/y.tsx"],
	["app/pages/x.tsx", "../pages/y.tsx"],
	["app/pages/x.tsx", "../../server/y.ts"],
] as const;

const right = [
	["content/x.ts", "../facts/y.ts"],
	["server/x.ts", "../content/en/y.ts"],
	["server/x.ts", "../newsletter/y.ts"],
	["newsletter/x.ts", "../content/nl/y.ts"],
	["mixer/x.ts", "../content/nl/y.ts"],
	["app/sections/x.tsx", "../../mixer/y.ts"],
	["app/stage/x.ts", "../../mixer/y.ts"],
	["app/pages/x.tsx", "../sections/y.tsx"],
	["app/sections/x.tsx", "../ui/y.tsx"],
	["app/ui/x.tsx", "../../content/y.ts"],
	["app/ui/x.tsx", "../../media/y.ts"],
	["studio/x.ts", "../media/y.ts"],
	["commands/x.ts", "../server/y.ts"],
] as const;

test("arrows that run the wrong way are refused", () => {
	expect(refused(wrong)).toEqual(wrong.map(() => true));
});

test("arrows that run the right way are allowed", () => {
	expect(refused(right)).toEqual(right.map(() => false));
});
