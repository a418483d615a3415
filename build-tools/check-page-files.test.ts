import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { missingPageFiles, revalidatingPages } from "./check-page-files.ts";

let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true }));

function projectWith(...files: string[]): URL {
	folder = mkdtempSync(join(tmpdir(), "pages-"));
	for (const file of files) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), "");
	}
	return pathToFileURL(`${folder}/`);
}

const moduleOf = (key: string) => key.replace(/^vacancies\/.*/, "vacancy");

test("a page with its module is complete", () => {
	expect(missingPageFiles(projectWith("app/pages/faq.tsx"), ["faq"], moduleOf)).toEqual([]);
});

test("pages may share a module", () => {
	const project = projectWith("app/pages/vacancy.tsx");
	expect(missingPageFiles(project, ["vacancies/one", "vacancies/two"], moduleOf)).toEqual([]);
});

test("a missing module and one that belongs to no page are named in a sentence", () => {
	const project = projectWith("app/pages/other.tsx");
	expect(missingPageFiles(project, ["faq"], moduleOf)).toEqual([
		"page 'faq' has no page module: write app/pages/faq.tsx",
		"app/pages/other.tsx belongs to no page: add a line to facts/site/pages.ts or delete it",
	]);
});

test("a page with query parameters that lets the router fetch its data again is named in a sentence", () => {
	const project = projectWith("app/pages/faq.tsx", "app/pages/mixer.tsx");
	writeFileSync(new URL("app/pages/mixer.tsx", project), "export const shouldRevalidate = () => false;\n");
	expect(revalidatingPages(project, ["faq", "mixer", "gone"], moduleOf)).toEqual([
		"page 'faq' has query parameters: add 'export const shouldRevalidate = () => false;' to app/pages/faq.tsx",
	]);
});
