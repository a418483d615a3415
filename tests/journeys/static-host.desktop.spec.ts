import { existsSync, readFileSync } from "node:fs";
import { readContent } from "../../content/read-content.ts";
import { pagePaths } from "../../facts/site/pages.ts";
import { redirects } from "../../facts/site/redirects.ts";
import { alwaysFreshPaths } from "../../server/page-paths.ts";
import { expect, test } from "../support/browser/journey.ts";

const folder = new URL("../../.test-build/site/client/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
const paths = pagePaths();

test("the folder for static hosts holds every page", () => {
	expect(paths.filter((path) => !existsSync(new URL(`.${path}/index.html`.replace("//", "/"), folder)))).toEqual([]);
});

test("hosts that add a slash to folders find each page under its own address too", () => {
	for (const path of paths.filter((one) => one !== "/"))
		expect(read(`.${path}.html`)).toBe(read(`.${path}/index.html`));
});

test("unknown paths have a page in each language, without scripts", () => {
	expect(read("404.html")).toContain(readContent("errors", "nl").notFound.title);
	expect(read("en/404.html")).toContain(readContent("errors", "en").notFound.title);
	expect(read("404.html") + read("en/404.html")).not.toContain("<script");
});

test("redirects and headers are files, and each page has the policy that the server sends", async ({ request }) => {
	for (const { from, to } of redirects) expect(read("_redirects")).toContain(`${from} ${to} 301\n`);
	const rules = new Map(
		read("_headers")
			.split("\n\n")
			.map((rule) => [rule.split("\n")[0], rule]),
	);
	const policyIn = (rule: string | undefined) => /^ {2}Content-Security-Policy: (.*)$/m.exec(rule ?? "")?.[1];
	// Pages that the server renders anew have another nonce each time.
	for (const path of paths.filter((one) => !alwaysFreshPaths.includes(one))) {
		const { "content-security-policy": sent } = (await request.head(path)).headers();
		expect(policyIn(rules.get(path)), path).toBe(sent);
		expect(rules.get(path), path).toContain("Cross-Origin-Resource-Policy: same-origin");
	}
	// Hosts join the values of all rules that match, so the general one leaves this header to the others.
	expect(rules.get("/*")).not.toContain("Cross-Origin-Resource-Policy");
	expect(rules.get("/cards/*")).toContain("Cross-Origin-Resource-Policy: cross-origin");
});
