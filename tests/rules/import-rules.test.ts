import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { buildInputs } from "../../build-tools/build-site.ts";
import { product, wrongImports } from "./import-rules.ts";

test("imports run one way", () => {
	expect(wrongImports(".")).toEqual([]);
});

test("a change in any folder of the product makes a new build", () => {
	expect(buildInputs).toEqual(expect.arrayContaining(product));
});

test("imports that run the wrong way are found, however they are written", () => {
	const files = {
		"facts/a.ts": 'import { b } from "../content/b.ts";',
		"content/b.ts": 'export { c } from "../app/c.ts";',
		"server/d.ts": 'const { e } = await import("../app/e.tsx");',
		"app/ui/f.tsx": 'import type { G } from "../sections/g.tsx";',
		"app/sections/h.tsx": 'import { i } from "../pages/i.tsx";',
		"app/pages/j.tsx": 'import { k } from "./k.tsx";',
		"app/sections/l.ts": 'import { m } from "../stage/m.ts";',
		"tests/n.ts": 'import { o } from "../studio/o.ts";',
		"config/p.ts": 'import { startDesk } from "../desk/desk.ts";',
	};
	expect(wrongIn(files)).toEqual(
		[
			"facts/a.ts → content/b.ts",
			"content/b.ts → app/c.ts",
			"server/d.ts → app/e.tsx",
			"app/ui/f.tsx → app/sections/g.tsx",
			"app/sections/h.tsx → app/pages/i.tsx",
			"app/pages/j.tsx → app/pages/k.tsx",
			"app/sections/l.ts → app/stage/m.ts",
			"tests/n.ts → studio/o.ts",
			"config/p.ts → desk/desk.ts",
		].toSorted(),
	);
});

test("imports that run the right way are allowed, and words that look like imports are not taken for one", () => {
	const files = {
		"content/a.ts": 'import { b } from "../facts/b.ts";',
		"config/p.ts": 'import type { DeskSettings } from "../desk/desk.ts";',
		"app/pages/c.tsx": 'import { d } from "../sections/d.tsx";\nimport style from "./c.module.css";',
		"app/sections/mixer/load-stage.ts": 'import("../../stage/mount-stage.ts");',
		"facts/e.ts": '// import { f } from "../app/f.ts";\nexport const text = \'import "../app/f.ts"\';',
	};
	expect(wrongIn(files)).toEqual([]);
});

function wrongIn(files: Record<string, string>): string[] {
	const folder = mkdtempSync(join(tmpdir(), "imports-"));
	for (const [name, code] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), code);
	}
	const wrong = wrongImports(folder).toSorted();
	rmSync(folder, { recursive: true });
	return wrong;
}
