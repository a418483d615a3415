import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Locale } from "../facts/site/locales.ts";
import type { Content, ContentName } from "./schemas/all.ts";

/** What a content file says, as it is written, for tools and tests that need it by name. */
export function readContent<Name extends ContentName>(name: Name, locale: Locale): Content<Name> {
	return parse(readFileSync(new URL(`${locale}/${name}.yaml`, import.meta.url), "utf8"));
}
