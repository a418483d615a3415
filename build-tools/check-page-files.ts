import { existsSync, readdirSync } from "node:fs";
import { locales } from "../facts/site/locales.ts";
import { moduleOf, pageKeys } from "../facts/site/pages.ts";

/** The differences between the page table and the files of the pages, a sentence each. */
export function missingPageFiles<Key extends string>(
	project: URL,
	keys: readonly Key[],
	moduleOf: (key: Key) => string,
): string[] {
	const exists = (file: string) => existsSync(new URL(file, project));
	const modules = new Set(keys.map(moduleOf));
	const missing = keys.flatMap((key) => [
		...(exists(`app/pages/${moduleOf(key)}.tsx`)
			? []
			: [`page '${key}' has no page module: write app/pages/${moduleOf(key)}.tsx`]),
		...locales
			.filter((locale) => !exists(`content/${locale}/${key}.yaml`))
			.map((locale) => `page '${key}' has no words in '${locale}': write content/${locale}/${key}.yaml`),
	]);
	const orphans = readdirSync(new URL("app/pages/", project))
		.filter((name) => name.endsWith(".tsx") && !modules.has(name.replace(/\.tsx$/, "")))
		.map((name) => `app/pages/${name} belongs to no page: add a line to facts/site/pages.ts or delete it`);
	return [...missing, ...orphans];
}

/** Stops the build when a page of the table lacks one of its files, or a page module has no line in the table. */
export function checkPageFiles(project: URL): void {
	const missing = missingPageFiles(project, pageKeys, moduleOf);
	if (missing.length > 0) throw new Error(`The page table and its files differ:\n  - ${missing.join("\n  - ")}`);
}
