import { createServer, request as httpRequest } from "node:http";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { pathOf } from "../facts/site/pages.ts";
import { prepareResponse } from "./prepared-responses.ts";
import { createRequestListener } from "./request-listener.ts";
import { createSecurityHeaders } from "./security-headers.ts";

/** Each kind of answer says who gave it. */
const prepare = (text: string) => prepareResponse(200, { "Content-Type": "text/html" }, Buffer.from(text));
const faq = pathOf("faq", "nl");
const contact = pathOf("contact", "nl");
const confirm = pathOf("newsletter-confirm", "nl");

let isBusy = false;
const server = createServer();
beforeAll(async () => {
	const prepared = new Map([
		[faq, await prepare("page")],
		[`${faq}.md`, await prepare("markdown")],
		[contact, await prepare("page")],
		[confirm, await prepare("page")],
	]);
	const listener = createRequestListener({
		prepared,
		dynamicPages: { get: (_, query) => (isBusy ? undefined : prepare(`rendered for ${query}`)) },
		dynamicApp: (request, response) => response.end(`forwarded ${request.url}, host ${request.headers.host}`),
		security: createSecurityHeaders(readConfig({}).public),
		trustProxy: false,
		secureCookies: false,
		log: pino({ enabled: false }),
		isClosing: () => false,
	});
	server.on("request", listener);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => server.close());

type Sent = { method?: string; headers?: Record<string, string> };

function send(path: string, { method = "GET", headers = {} }: Sent = {}) {
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((done, fail) => {
		const sent = httpRequest({ port, host: "127.0.0.1", path, method, headers, agent: false }, async (response) => {
			let body = "";
			for await (const part of response) body += part;
			done({ status: response.statusCode ?? 0, headers: response.headers, body });
		});
		sent.on("error", fail);
		sent.end();
	});
}

describe("who answers", () => {
	test.each([
		["a page", faq, {}, "page"],
		["a page with a parameter of others", `${faq}?utm_source=mail`, {}, "page"],
		["a page with a parameter that changes it", `${faq}?q=hout`, {}, "rendered for ?q=hout"],
		["a client that accepts Markdown", faq, { headers: { accept: "text/markdown" } }, "markdown"],
		["a form", contact, { method: "POST" }, `forwarded ${contact}, host localhost`],
		["a page with a token", `${confirm}?token=x`, {}, `forwarded ${confirm}?token=x, host localhost`],
		["a path that nobody knows", "/nope", {}, "forwarded /nope, host localhost"],
	])("%s", async (_, path, sent, body) => {
		expect(await send(path, sent)).toMatchObject({ status: 200, body });
	});

	test("the prepared page, while too much is being rendered", async () => {
		isBusy = true;
		expect(await send(`${faq}?q=hout`)).toMatchObject({ body: "page" });
		isBusy = false;
	});
});

describe("refused or sent elsewhere, whatever comes after", () => {
	test.each([
		["a slash too many", `${faq}/?q=x`, {}, 308, { location: `${faq}?q=x` }],
		["a chosen language", `${faq}?language=nl`, {}, 303, { location: faq }],
		["a method that a page does not have", faq, { method: "POST" }, 405, { allow: "GET, HEAD, OPTIONS" }],
		["what a form may be asked", contact, { method: "OPTIONS" }, 204, { allow: "GET, HEAD, OPTIONS, POST" }],
		["an address that is too long", `/${"x".repeat(9000)}`, {}, 414, {}],
		["an address that cannot be decoded", "/%zz", {}, 400, {}],
		["a body that is too long", contact, { method: "POST", headers: { "content-length": "99999999" } }, 413, {}],
	])("%s", async (_, path, sent, status, headers) => {
		const response = await send(path, sent);
		expect(response).toMatchObject({ status, headers });
		expect(response.headers["x-request-id"]).toBeTypeOf("string");
		expect(response.headers["x-content-type-options"]).toBe("nosniff");
	});
});
