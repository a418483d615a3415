import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { buildFolder, builtPages, readBuilt } from "./built-site.ts";

const jar = process.env.VNU_JAR;
const notFound = ["404.html", "en/404.html"].map((path) => ({ path, html: readBuilt(path) }));

test("every page is valid HTML", { timeout: 60_000 }, () => {
	const validator = new HtmlValidate({
		extends: ["html-validate:standard", "html-validate:document"],
		// Everything comes from this site itself.
		rules: { "require-sri": "off" },
	});
	const faults = [...builtPages, ...notFound].flatMap(({ path, html }) =>
		validator
			.validateStringSync(html, path)
			.results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${path}: ${message} (${selector})`)),
	);
	expect(faults).toEqual([]);
});

test("the home page waits for one style sheet", () => {
	for (const { path, html } of builtPages.filter(({ path }) => path === "/" || path === "/en")) {
		expect(html.match(/<link rel="stylesheet"/g), path).toHaveLength(1);
	}
});

test("no script brings styles that its page has already", () => {
	// React Router marks with '#' what a script that comes later would load once more, and the whole page be styled anew.
	const sheet = /<link rel="stylesheet" href="([^"]+)"/g;
	const again = builtPages.flatMap(({ path, html }) => {
		const sheets = [...html.matchAll(sheet)].map(([, href = ""]) => href);
		expect(sheets.length, path).toBeGreaterThan(0);
		return sheets.filter((href) => href.endsWith("#")).map((href) => `${path}: ${href}`);
	});
	expect(again).toEqual([]);
});

test.runIf(jar)("W3C's checker finds no error in any page", { timeout: 300_000 }, () => {
	expect(check(["--skip-non-html", join(buildFolder, "client")])).toEqual([]);
});

/** The checker does not know newer CSS: replace it by older CSS, so that it reads the rest. */
const olderWords: readonly [RegExp, string][] = [
	[/(\d)cq(w|h|i|b|min|max)\b/g, "$1vw"],
	[/(view-transition-name|container-type|container-name):[^;}]*;?/g, ""],
	[/@property [^{]*\{[^}]*\}/g, ""],
	[/::view-transition-\w+\([^)]*\)/g, "::before"],
	[/@container /g, "@media "],
	[/@starting-style/g, "@media all"],
];

test.runIf(jar)("W3C's checker finds no error in any style sheet", { timeout: 300_000 }, () => {
	const folder = mkdtempSync(join(tmpdir(), "styles-"));
	try {
		const names = readdirSync(join(buildFolder, "client/assets")).filter((name) => name.endsWith(".css"));
		expect(names.length).toBeGreaterThan(5);
		for (const name of names) {
			const css = olderWords.reduce((text, [newer, older]) => text.replace(newer, older), readBuilt(`assets/${name}`));
			writeFileSync(join(folder, name), css);
		}
		expect(check(["--css", ...names.map((name) => join(folder, name))])).toEqual([]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

function check(what: readonly string[]): string[] {
	const { status, stderr, error } = spawnSync(
		"java",
		["-jar", jar ?? "", "--errors-only", "--format", "gnu", ...what],
		{
			encoding: "utf8",
		},
	);
	if (error) throw error;
	expect([0, 1]).toContain(status);
	return stderr.split("\n").filter((line) => line !== "");
}
