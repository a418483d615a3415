import { readdirSync } from "node:fs";
import { locales } from "../facts/site/locales.ts";
import { isPageKey } from "../facts/site/pages.ts";
import { checkHead, checkPair, type Fault } from "./check.ts";

const folder = new URL(".", import.meta.url);

const filesOf = (locale: string) => readdirSync(new URL(`${locale}/`, folder)).filter((name) => name.endsWith(".ts"));

/** Reads every content file in both languages and lists all that is wrong with them. */
export async function checkContentFiles(): Promise<Fault[]> {
	const files = { nl: new Set(filesOf("nl")), en: new Set(filesOf("en")) };
	const faults: Fault[] = [];
	for (const name of [...new Set([...files.nl, ...files.en])].sort()) {
		const absent = locales.find((locale) => !files[locale].has(name));
		if (absent) {
			faults.push({ file: `content/${absent}/${name}`, field: "(file)", problem: "is missing in this language" });
			continue;
		}
		const nl = await side("nl", name);
		const en = await side("en", name);
		faults.push(...checkPair(nl, en));
		if (isPageKey(name.replace(/\.ts$/, ""))) faults.push(...checkHead(nl), ...checkHead(en));
	}
	return faults;
}

async function side(locale: string, name: string) {
	const module: { default: unknown } = await import(new URL(`${locale}/${name}`, folder).href);
	return { file: `content/${locale}/${name}`, content: module.default };
}
