import { existsSync, readdirSync } from "node:fs";
import { moduleOf, pageKeys } from "../facts/site/pages.ts";

/** The differences between the page table and the page modules, a sentence each. */
export function missingPageFiles<Key extends string>(
	project: URL,
	keys: readonly Key[],
	moduleOf: (key: Key) => string,
): string[] {
	const modules = new Set(keys.map(moduleOf));
	const missing = keys
		.filter((key) => !existsSync(new URL(`app/pages/${moduleOf(key)}.tsx`, project)))
		.map((key) => `page '${key}' has no page module: write app/pages/${moduleOf(key)}.tsx`);
	const orphans = readdirSync(new URL("app/pages/", project))
		.filter((name) => name.endsWith(".tsx") && !modules.has(name.replace(/\.tsx$/, "")))
		.map((name) => `app/pages/${name} belongs to no page: add a line to facts/site/pages.ts or delete it`);
	return [...missing, ...orphans];
}

/** Stops the build when a page of the table has no module, or a page module has no line in the table. */
export function checkPageFiles(project: URL): void {
	const missing = missingPageFiles(project, pageKeys, moduleOf);
	if (missing.length > 0) throw new Error(`The page table and the page modules differ:\n  - ${missing.join("\n  - ")}`);
}
