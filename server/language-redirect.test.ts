import { expect, test } from "vitest";
import { findLanguageRedirect } from "./language-redirect.ts";

test("the switch sets the cookie for a year and leads to the page without its parameter", () => {
	expect(findLanguageRedirect("/en/faq", "?language=en", { secure: true })).toEqual({
		location: "/en/faq",
		cookie: "i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax; Secure",
	});
	expect(findLanguageRedirect("/", "?q=a+b&language=nl", { secure: false })).toEqual({
		location: "/?q=a+b",
		cookie: "i18n_redirected=nl; Max-Age=31536000; Path=/; SameSite=Lax",
	});
});

test("no other address sets it", () => {
	const others = ["", "?q=language", "?language=nl", "?language=de", "?language=", "?Language=en"];
	for (const query of others) expect(findLanguageRedirect("/en/faq", query, { secure: true }), query).toBe(undefined);
});
