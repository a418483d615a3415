import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../facts/site/locales.ts";
import faq from "./nl/faq.ts";

const anchors = new Set([
	"fit",
	"questions",
	...Object.entries(faq.groups).flatMap(([key, { questions }]) => [key, ...Object.keys(questions)]),
]);

test("every link to a question leads to one that exists", () => {
	for (const locale of locales) {
		const folder = new URL(`${locale}/`, import.meta.url);
		const text = readdirSync(folder)
			.map((name) => readFileSync(new URL(name, folder), "utf8"))
			.join("\n");
		const linked = [...text.matchAll(/page:faq#([a-z0-9-]+)/g)].map(([, anchor = ""]) => anchor);
		expect(linked.length).toBeGreaterThan(0);
		expect(linked.filter((anchor) => !anchors.has(anchor))).toEqual([]);
	}
});
