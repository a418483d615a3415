import fc from "fast-check";
import { expect, test } from "vitest";
import { formatEmail, parseEmail } from "./email.ts";

test("the domain is compared without regard to case, the mailbox is not", () => {
	expect(parseEmail("  Jan.de.Vries+keuken@EXAMPLE.Com ")).toBe("Jan.de.Vries+keuken@example.com");
	expect(parseEmail("a@example.com")).not.toBe(parseEmail("A@example.com"));
});

test("internationalised addresses work and have one spelling", () => {
	expect(parseEmail("info@küche.example")).toBe("info@xn--kche-0ra.example");
	expect(parseEmail("info@XN--KCHE-0RA.example")).toBe("info@xn--kche-0ra.example");
	expect(parseEmail("josé@example.com")).toBe(parseEmail("jose\u0301@example.com"));
	expect(parseEmail("用户@例子.广告")).toBe("用户@xn--fsqu00a.xn--4rr70v");
	expect(formatEmail("info@xn--kche-0ra.example")).toBe("info@küche.example");
});

const wrong = [
	"",
	"@",
	"a",
	"a@",
	"@example.com",
	"a@b",
	"a b@example.com",
	"a@exa mple.com",
	"a@@example.com",
	".a@example.com",
	"a.@example.com",
	"a..b@example.com",
	"a@example..com",
	"a@-example.com",
	"a@example.com.",
	"a@127.0.0.1",
	"a@0x7f.1",
	"a@[127.0.0.1]",
	"a@ex%61mple.com",
	"a@example.com/x",
	'"a b"@example.com',
	"a@example.com\r\nBcc: b@example.com",
	"a\u0000@example.com",
	"a\u202e@example.com",
	`${"a".repeat(65)}@example.com`,
	`a@${"b".repeat(64)}.com`,
	`a@${"b.".repeat(130)}com`,
	"Jan <a@example.com>",
	"a@example.com,b@example.com",
];

test.each(wrong)("%j is no address", (typed) => {
	expect(parseEmail(typed)).toBeUndefined();
});

test("a parsed address parses to itself and is safe in a mail header", () => {
	const address = fc.oneof(
		fc.emailAddress(),
		fc.string({ unit: "grapheme" }).map((local) => `${local}@example.com`),
	);
	fc.assert(
		fc.property(fc.oneof(address, fc.anything()), (typed) => {
			const read = parseEmail(typed);
			if (read === undefined) return;
			expect(parseEmail(read)).toBe(read);
			expect(parseEmail(formatEmail(read))).toBe(read);
			expect(read).not.toMatch(/[\s\p{C}<>"(),:;\\[\]]/u);
		}),
		{ numRuns: 2000 },
	);
});
