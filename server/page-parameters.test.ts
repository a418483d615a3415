import { expect, test } from "vitest";
import { relevantQuery } from "./page-parameters.ts";

test("only parameters that the page understands count", () => {
	expect(relevantQuery("/faq", "")).toBe("");
	expect(relevantQuery("/faq", "?utm_source=x&mix=y")).toBe("");
	expect(relevantQuery("/faq", "?utm_source=x&q=hout%20en+lak&fbclid=y")).toBe("?q=hout+en+lak");
	expect(relevantQuery("/team", "?q=x")).toBe("");
	expect(relevantQuery("/nope", "?q=x")).toBe("");
});
