import fc from "fast-check";

/** Wrong types, wrong encodings, truncated bodies, and code. */
const nasty = fc.constantFrom(
	"' or 1=1; drop table subscribers; --",
	"<script>alert(1)</script>@example.com",
	"a@example.com\r\nBcc: everybody@example.com",
	"a@example.com%0d%0aBcc:x@example.com",
	"\u0000",
	"\ud800@example.com",
	"#{7*7}@example.com",
	"../../etc/passwd",
	"__proto__",
	`${"a".repeat(400)}@example.com`,
	`a@${"b.".repeat(200)}com`,
);
const text = fc.oneof(nasty, fc.string({ unit: "binary" }), fc.emailAddress());
const value = fc.oneof(text, fc.anything({ withNullPrototype: true, withObjectString: true }));
const fields = fc.oneof(
	fc.record({ email: value, locale: fc.oneof(fc.constantFrom("nl", "en"), value) }, { requiredKeys: [] }),
	fc.dictionary(fc.constantFrom("email", "locale", "website", "__proto__", "constructor", "toString"), value),
);
const type = fc.constantFrom(
	"application/json",
	"application/json; charset=utf-16",
	"application/x-www-form-urlencoded",
	"multipart/form-data",
	"multipart/form-data; boundary=x",
	"text/plain",
	"",
);
const body = fc.oneof(
	fields.map((given) => JSON.stringify(given, (_, part) => (typeof part === "bigint" ? String(part) : part)) ?? ""),
	fc.dictionary(fc.constantFrom("email", "locale", "website"), text).map((given) => {
		const wellFormed = Object.entries(given).map(([name, part]): [string, string] => [name, part.toWellFormed()]);
		return String(new URLSearchParams(wellFormed));
	}),
	text.map((part) => `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${part}\r\n--x--\r\n`),
	fc.uint8Array({ maxLength: 6000 }),
	fc.string({ unit: "binary" }),
	fc.constantFrom("", "null", "[]", "{", '{"email":', "1", '"x"', `[${"[".repeat(2000)}`),
);

export const hostileRequest = fc.record({
	type,
	body,
	path: fc.constantFrom("", "/confirm", "/unsubscribe", "/unsubscribe?token=x", "/nothing", "/%2e%2e"),
	method: fc.constantFrom("POST", "POST", "POST", "GET", "PUT", "DELETE", "PATCH"),
});
