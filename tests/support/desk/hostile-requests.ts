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
	fc.record({ email: value, language: fc.oneof(fc.constantFrom("nl", "en"), value) }, { requiredKeys: [] }),
	fc.dictionary(fc.constantFrom("email", "language", "website", "__proto__", "constructor", "toString"), value),
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
	fc.dictionary(fc.constantFrom("email", "language", "website"), text).map((given) => {
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

/** Valid fields of the desk's forms, so that one bad field at a time is tested. */
const good: Record<string, unknown> = {
	name: "Anna",
	email: "anna@example.com",
	language: "en",
	subject: "question",
	question: "How?",
	boxes: ["wood"],
	street: "Dam",
	number: "1",
	postcode: "1012 AB",
	city: "Amsterdam",
	country: "NL",
	vacancy: "open",
	text: "Hello",
	portfolio: "https://anna.example",
	studio: "amsterdam",
	type: "discovery",
	start: "2026-11-23T10:00:00+01:00",
	phone: "0612345678",
	note: "",
	mix: "",
	submissionId: "",
	website: "",
	token: "x".repeat(43),
};
const names = Object.keys(good);
const spoiled = fc
	.dictionary(fc.oneof(fc.constantFrom(...names), fc.constantFrom("__proto__", "constructor", "toString")), value, {
		maxKeys: 3,
	})
	.map(
		(bad) => JSON.stringify({ ...good, ...bad }, (_, part) => (typeof part === "bigint" ? String(part) : part)) ?? "",
	);

/** For everything below /api except the newsletter. */
export const hostileDeskRequest = fc.record({
	type: fc.oneof({ weight: 4, arbitrary: fc.constant("application/json") }, type),
	body: fc.oneof({ weight: 3, arbitrary: spoiled }, body),
	path: fc.constantFrom(
		...[
			"/samples",
			"/questions",
			"/applications",
			"/appointments",
			"/appointments",
			"/appointments/times",
			"/appointments/move",
		],
		...["/appointments/times?studio=amsterdam&type=discovery&from=9999-99-99&days=1e9", "/appointments/cancel"],
		...["/appointments/times?studio=__proto__&type=&from=-271821-04-20", "/appointments/calendar.ics?token=x"],
		...["/appointments/feed/amsterdam.ics?secret=x", "/appointments/feed/%00.ics", "/nothing"],
	),
	method: fc.constantFrom("POST", "POST", "POST", "GET", "PUT", "DELETE"),
});
