import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepAssets } from "./keep-assets.ts";

const folder = mkdtempSync(join(tmpdir(), "keep-assets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function createBuild(name: string, assets: Record<string, string>): string {
	const build = join(folder, name);
	mkdirSync(join(build, "client/assets"), { recursive: true });
	for (const [file, text] of Object.entries(assets)) writeFileSync(join(build, "client/assets", file), text);
	return build;
}

const assetsOf = (build: string) => readdirSync(join(build, "client/assets")).sort();

test("files of the last five builds stay, older ones go", async () => {
	let earlier: string | undefined;
	for (let number = 1; number <= 7; number++) {
		const build = createBuild(`build-${number}`, { [`page-${number}.js`]: String(number), "same.css": "same" });
		await keepAssets(build, earlier);
		earlier = build;
	}
	expect(assetsOf(earlier ?? "")).toEqual([...[2, 3, 4, 5, 6, 7].map((number) => `page-${number}.js`), "same.css"]);
	expect(readFileSync(join(earlier ?? "", "client/assets/page-2.js"), "utf8")).toBe("2");
});

test("a first build, and one after a build without a list, has its own files only", async () => {
	const old = createBuild("without-list", { "old.js": "old" });
	for (const earlier of [undefined, join(folder, "nowhere"), old]) {
		const build = createBuild(`after-${earlier?.length}`, { "new.js": "new" });
		await keepAssets(build, earlier);
		expect(assetsOf(build)).toEqual(["new.js"]);
	}
});
