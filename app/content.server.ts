import { curlyQuotes } from "../content/curly-quotes.ts";
import { localise, type PictureKinds } from "../content/localise.ts";
import type { Content, ContentName } from "../content/schemas/all.ts";
import type { Words } from "../content/words.ts";
import type { ConfiguredAddresses } from "../facts/site/links.ts";
import type { Locale } from "../facts/site/locales.ts";
import type { PageKey } from "../facts/site/pages.ts";
import { publicConfig } from "./public-config.server.ts";

const files: Readonly<Record<string, unknown>> = curlyQuotes(
	import.meta.glob("../content/{nl,en}/**/*.yaml", { eager: true, import: "default" }),
);

type WordsOptions = { addresses?: ConfiguredAddresses; shown?: PictureKinds | undefined };

/** A content file as pages show it: with figures and addresses filled in. Files of pages have a title. */
export function wordsOf<Key extends PageKey>(
	name: Key,
	locale: Locale,
	options?: WordsOptions,
): Words<Key> & { title: string; description: string };
export function wordsOf<Name extends ContentName>(name: Name, locale: Locale, options?: WordsOptions): Words<Name>;
export function wordsOf(
	name: ContentName,
	locale: Locale,
	{ addresses = publicConfig, shown }: WordsOptions = {},
): unknown {
	return localise(contentOf(name, locale), locale, addresses, shown);
}

/** A content file, not localised. Its name gives its type: every file is checked against the schema of its name. */
export function contentOf<Name extends ContentName>(name: Name, locale: Locale): Content<Name>;
export function contentOf(name: string, locale: Locale): unknown {
	const file = `content/${locale}/${name}.yaml`;
	const content = files[`../${file}`];
	if (!content) throw new Error(`${file} is missing; write it`);
	return content;
}
