import { existsSync, readdirSync, readFileSync } from "node:fs";
import { moduleOf, pageKeys, pageOf } from "../facts/site/pages.ts";

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

/**
 * The pages with query parameters that let the router fetch their data again, a sentence each: the site has no route
 * data to fetch (docs/decisions/0017), so a visitor who changes the query would see the error screen.
 */
export function revalidatingPages<Key extends string>(
	project: URL,
	keysWithParameters: readonly Key[],
	moduleOf: (key: Key) => string,
): string[] {
	return keysWithParameters
		.map((key) => ({ key, file: `app/pages/${moduleOf(key)}.tsx` }))
		.filter(({ file }) => existsSync(new URL(file, project)))
		.filter(({ file }) => !readFileSync(new URL(file, project), "utf8").includes(noRevalidation))
		.map(({ key, file }) => `page '${key}' has query parameters: add '${noRevalidation}' to ${file}`);
}

const noRevalidation = "export const shouldRevalidate = () => false;";

/** Stops the build when page table and page files differ: a file or a line is missing, or a page would revalidate. */
export function checkPageFiles(project: URL): void {
	const missing = [
		...missingPageFiles(project, pageKeys, moduleOf),
		...revalidatingPages(
			project,
			pageKeys.filter((key) => pageOf(key).parameters),
			moduleOf,
		),
	];
	if (missing.length > 0) throw new Error(`The page table and the page modules differ:\n  - ${missing.join("\n  - ")}`);
}
