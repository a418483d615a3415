import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { localise } from "../../content/localise.ts";
import type { Locale } from "../../facts/locales.ts";
import type { PageKey } from "../../facts/pages.ts";

const project = new URL("../../", import.meta.url);

/** Settings change addresses, not what a page says. */
const noServices = { contactEmail: undefined, jobsEmail: undefined, links: {} };

/** Every page imports these, and a new page is no change of the others. */
const tables = /facts\/(pages|locales)\.ts$/;

/** A fingerprint of what a page says in one language: the words and facts that its modules import. */
export async function fingerprintOf(key: PageKey, locale: Locale): Promise<string> {
	const files = [...importedBy(new URL(`app/pages/${key}.tsx`, project))].map(({ href }) => href).sort();
	const hash = createHash("sha256");
	for (const file of files.filter((one) => isSaid(one, locale))) {
		const module: Record<string, unknown> = await import(file);
		const said = file.includes("/content/") ? localise(module.default, locale, noServices) : { ...module };
		hash.update(file.slice(project.href.length)).update(JSON.stringify(said));
	}
	return hash.digest("base64url").slice(0, 12);
}

function isSaid(file: string, locale: Locale): boolean {
	const name = file.slice(project.href.length);
	return name.startsWith(`content/${locale}/`) || (name.startsWith("facts/") && !tables.test(name));
}

const relativeImport = /^import (?!type )[^"]*?"(\.[^"]+\.tsx?)"/gm;

/** The modules that a page is made of: its own and those of its sections, and the words and facts they name. */
function importedBy(module: URL, found = new Map<string, URL>()): Iterable<URL> {
	for (const [, target = ""] of readFileSync(module, "utf8").matchAll(relativeImport)) {
		const file = new URL(target, module);
		if (found.has(file.href) || !existsSync(file)) continue;
		found.set(file.href, file);
		if (/\/app\/(pages|sections)\//.test(file.href)) importedBy(file, found);
	}
	return found.values();
}
