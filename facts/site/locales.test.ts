import { expect, test } from "vitest";
import { localeOfPath } from "./locales.ts";

test("only /en and what lies below it is English", () => {
	expect(["/en", "/en/faq", "/en/"].map(localeOfPath)).toEqual(["en", "en", "en"]);
	expect(["/", "/faq", "/english", "/enfoo/bar", "/EN/faq", "/de/en"].map(localeOfPath)).toEqual(Array(6).fill("nl"));
});
