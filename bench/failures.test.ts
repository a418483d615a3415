import { expect, test } from "vitest";
import { evidenceIn } from "./failures.ts";

test("elements and addresses are found however deep they lie, each once", () => {
	const node = { type: "node", snippet: "<a\n href='/'>", explanation: "Too small" };
	const details = { type: "list", items: [{ value: { items: [{ node }, { node }, { url: "http://x/a.js" }] } }] };
	expect(evidenceIn(details)).toEqual(["<a href='/'> · Too small", "http://x/a.js"]);
	expect(evidenceIn(undefined)).toEqual([]);
});
