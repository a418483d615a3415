import { readFileSync } from "node:fs";
import type { Locale } from "../facts/site/locales.ts";
import { describeFault } from "../yaml/fault.ts";
import { readYaml } from "../yaml/read-yaml.ts";
import { curlyQuotes } from "./curly-quotes.ts";
import type { Content, ContentName } from "./schemas/all.ts";

/** A content file, not localised: for the desk, the server, tools and tests. Pages use contentOf. */
export function readContent<Name extends ContentName>(name: Name, locale: Locale): Content<Name>;
export function readContent(name: string, locale: Locale): unknown {
	const file = `${locale}/${name}.yaml`;
	const read = readYaml(`content/${file}`, readFileSync(new URL(file, import.meta.url), "utf8"));
	if (!read.ok) throw new Error(read.faults.map(describeFault).join("\n"));
	return curlyQuotes(read.value.data);
}

export function readBothLanguages<Name extends ContentName>(name: Name): Readonly<Record<Locale, Content<Name>>> {
	return { nl: readContent(name, "nl"), en: readContent(name, "en") };
}
