import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { readContent } from "../../content/read-content.ts";
import { expect, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const messages = readContent("http-messages", "nl");

const statusOf = (response: string) => Number(response.split(" ")[1]);

const always = [
	"content-security-policy",
	"x-content-type-options",
	"referrer-policy",
	"permissions-policy",
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"cross-origin-embedder-policy",
	"x-request-id",
];

for (const [path, status] of [
	["/", 200],
	["/faq.data", 404],
	["/robots.txt", 200],
	["/favicon.svg", 200],
	["/llms.txt", 200],
	["/faq/", 308],
	["/fronts", 301],
	["/nope", 404],
	["/%zz", 400],
	["/healthz", 200],
	["/readyz", 200],
] as const) {
	test(`${path} answers ${status} with all security headers`, async ({ request }) => {
		const response = await request.get(path, { maxRedirects: 0 });
		expect(response.status()).toBe(status);
		for (const header of always) expect(response.headers(), header).toHaveProperty(header);
		expect(response.headers()["content-security-policy"]).toMatch(/^default-src '(none|self)'; .*base-uri 'none'/);
	});
}

test("HSTS is sent where the site has https", async ({ request }) => {
	expect((await request.get("/")).headers()).not.toHaveProperty("strict-transport-security");
	expect((await request.get(`${configuredAddress}/`)).headers()).toHaveProperty("strict-transport-security");
	expect((await request.get(`${configuredAddress}/nope`)).headers()).toHaveProperty("strict-transport-security");
});

test("redirects keep the query", async ({ request }) => {
	expect((await request.get("/faq/?a=1&b", { maxRedirects: 0 })).headers().location).toBe("/faq?a=1&b");
	expect((await request.get("/info/prices?a=1", { maxRedirects: 0 })).headers().location).toBe("/en/info/prices?a=1");
});

test("bodies come compressed as the client wishes, each with its own tag", async ({ request }) => {
	const tags = new Set<string | undefined>();
	for (const [accept, encoding] of [
		["br, gzip", "br"],
		["gzip", "gzip"],
		["br;q=0, gzip;q=0.5", "gzip"],
		["identity", undefined],
		["zstd", undefined],
	] as const) {
		const response = await request.get("/faq", { headers: { "accept-encoding": accept } });
		expect(response.headers()["content-encoding"], accept).toBe(encoding);
		expect(response.headers().vary).toBe("Accept, Accept-Encoding");
		expect(await response.text()).toContain("<h1");
		tags.add(response.headers().etag);
	}
	expect(tags.size).toBe(3);
});

test("Markdown is served at its own address, and at the page's where Accept names it", async ({ request }) => {
	const headers = { accept: "text/markdown, text/html;q=0.9, */*;q=0.8" };
	for (const [path, twin] of [
		["/", "/index.md"],
		["/en/faq", "/en/faq.md"],
	] as const) {
		const response = await request.get(path, { headers });
		expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
		expect(response.headers().vary).toBe("Accept, Accept-Encoding");
		expect(response.headers()["content-location"]).toBe(twin);
		expect(response.headers().link).toContain('rel="canonical"');
		expect(await response.text()).toBe(await (await request.get(twin)).text());
		expect((await request.get(path)).headers()["content-type"]).toContain("text/html");
	}
	expect((await request.get("/thanks.md")).headers()["x-robots-tag"]).toBe("noindex");
	expect((await request.get("/nope", { headers })).status()).toBe(404);
	expect((await request.get("/robots.txt", { headers })).headers()["content-type"]).toContain("text/plain");
});

test("a page that did not change costs nothing the second time", async ({ request }) => {
	const { etag = "" } = (await request.get("/faq")).headers();
	for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
		const again = await request.get("/faq", { headers: { "if-none-match": tag } });
		expect(again.status(), tag).toBe(304);
		expect((await again.body()).length).toBe(0);
		expect(again.headers().etag).toBe(etag);
	}
	expect((await request.get("/faq", { headers: { "if-none-match": '"other"' } })).status()).toBe(200);
});

test("pages are revalidated, hashed files kept for a year, nothing forbids the back button", async ({ request }) => {
	const page = await request.get("/faq");
	expect(page.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
	const asset = /\/assets\/[^"]+\.css/.exec(await page.text())?.[0] ?? "";
	expect((await request.get(asset)).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("HEAD has the headers of GET", async ({ request }) => {
	for (const path of ["/faq", "/nope", "/robots.txt"]) {
		const head = await request.head(path);
		const get = await request.get(path);
		expect(head.status()).toBe(get.status());
		expect(head.headers()["content-type"]).toBe(get.headers()["content-type"]);
		expect((await head.body()).length).toBe(0);
	}
});

test("other methods get 405 with Allow", async ({ request }) => {
	for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
		const response = await request.fetch("/faq", { method });
		expect(response.status(), method).toBe(405);
		expect(response.headers().allow).toBe("GET, HEAD, OPTIONS");
		expect(await response.text()).toContain(messages.methodNotAllowed);
	}
	expect((await request.fetch("/faq", { method: "OPTIONS" })).headers().allow).toBe("GET, HEAD, OPTIONS");
	expect((await request.fetch("/contact", { method: "OPTIONS" })).headers().allow).toBe("GET, HEAD, OPTIONS, POST");
	expect((await request.put("/contact")).headers().allow).toBe("GET, HEAD, OPTIONS, POST");
	expect((await request.post("/nope")).status()).toBe(404);
});

test("a stop lets the answer in flight finish, refuses new work and ends with 0", async () => {
	const child = spawn(process.execPath, ["commands/serve.ts", ".test-build/site"], {
		cwd: new URL("../..", import.meta.url),
		env: { ...process.env, PORT: "0", LOG_LEVEL: "silent" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [greeting] = await once(child.stdout, "data");
	const address = new URL(/http:\/\/\S+/.exec(String(greeting))?.[0] ?? "");
	// A request whose last line is still missing is in flight.
	const slow = connect(Number(address.port), address.hostname);
	await once(slow, "connect");
	slow.write("GET /faq HTTP/1.1\r\nHost: x\r\n");
	await fetch(new URL("/healthz", address));
	const ended = once(child, "exit");
	const stopped = Date.now();
	child.kill("SIGTERM");
	await expect
		.poll(() =>
			fetch(new URL("/faq", address)).then(
				() => "answered",
				() => "refused",
			),
		)
		.toBe("refused");
	slow.write("Connection: close\r\n\r\n");
	expect(statusOf(await text(slow))).toBe(200);
	expect((await ended)[0]).toBe(0);
	expect(Date.now() - stopped).toBeLessThan(10_000);
});
