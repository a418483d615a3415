import { expect, test } from "vitest";
import { readContent } from "../content/read-content.ts";
import { locales } from "../facts/site/locales.ts";
import { pageKeys } from "../facts/site/pages.ts";
import { contentOf } from "./content.server.ts";

test.each(locales)("the words of a page come from the file with its name, in %s", (locale) => {
	for (const key of pageKeys) expect(contentOf(key, locale)).toEqual(readContent(key, locale));
});
