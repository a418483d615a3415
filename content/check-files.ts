import { readdirSync } from "node:fs";
import { locales } from "../facts/site/locales.ts";
import { isPageKey } from "../facts/site/pages.ts";
import { checkHead, checkPair, type Fault, type Side } from "./check.ts";

/** Reads every content file in both languages and lists all that is wrong with them. */
export async function checkContentFiles(folder = new URL(".", import.meta.url)): Promise<Fault[]> {
	const filesOf = (locale: string) =>
		new Set(readdirSync(new URL(`${locale}/`, folder)).filter((name) => name.endsWith(".ts")));
	const files = { nl: filesOf("nl"), en: filesOf("en") };
	const faults: Fault[] = [];
	const sides: Side[] = [];
	for (const name of [...new Set([...files.nl, ...files.en])].sort()) {
		const absent = locales.find((locale) => !files[locale].has(name));
		if (absent) {
			faults.push({ file: `content/${absent}/${name}`, field: "(file)", problem: "is missing in this language" });
			continue;
		}
		const [nl, en] = await Promise.all([readSide(folder, "nl", name), readSide(folder, "en", name)]);
		if ("problem" in nl || "problem" in en) {
			faults.push(...[nl, en].filter((side) => "problem" in side));
			continue;
		}
		sides.push(nl, en);
		faults.push(...checkPair(nl, en));
		if (isPageKey(name.replace(/\.ts$/, ""))) faults.push(...checkHead(nl), ...checkHead(en));
	}
	if (faults.length > 0) return faults;
	// Imported here, because it imports content files, which may have been unreadable.
	const { checkAcrossFiles } = await import("./check-across-files.ts");
	return checkAcrossFiles(sides);
}

async function readSide(folder: URL, locale: string, name: string): Promise<Side | Fault> {
	const file = `content/${locale}/${name}`;
	try {
		const module: { default: unknown } = await import(new URL(`${locale}/${name}`, folder).href);
		return { file, content: module.default };
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		// Node writes the file, the line and the code above the message.
		const [, line = "?", code = ""] = /:(\d+)\n([\s\S]*?)\n\s*\n/.exec(error.stack ?? "") ?? [];
		return { file, field: `line ${line}:`, problem: `${error.message}\n${code}` };
	}
}
