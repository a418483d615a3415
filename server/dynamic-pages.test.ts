import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createDynamicPages } from "./dynamic-pages.ts";
import { createRenderQueue } from "./render-queue.ts";

/** A renderer whose pages the test finishes. */
function createSlowRenderer() {
	const waiting = new Map<string, (response: Response) => void>();
	const rendered: string[] = [];
	return {
		rendered,
		render: (address: string) => {
			rendered.push(address);
			return new Promise<Response>((done) => waiting.set(address, done));
		},
		finish: (address: string, status = 200) =>
			waiting.get(address)?.(new Response(`page ${address}`, { status, headers: { "X-Test": "yes" } })),
	};
}

test("pages are rendered one after the other, at most four wait for it, and beyond that there is none", async () => {
	const { render, rendered, finish } = createSlowRenderer();
	const pages = createDynamicPages({ render }, createRenderQueue());
	const first = ["?a", "?b", "?c", "?d"].map((query) => pages.get("/x", query));
	expect(pages.get("/x", "?e")).toBeUndefined();
	expect(pages.get("/x", "?a"), "one that is under way is shared").toBe(first[0]);
	await expect.poll(() => rendered).toEqual(["/x?a"]);
	finish("/x?a");
	await first[0];
	await expect.poll(() => rendered).toEqual(["/x?a", "/x?b"]);
	expect(pages.get("/x", "?e")).toBeDefined();
	expect(pages.get("/x", "?f")).toBeUndefined();
});

test("a page is rendered once and kept, with all encodings", async () => {
	const { render, rendered, finish } = createSlowRenderer();
	const pages = createDynamicPages({ render }, createRenderQueue());
	const page = pages.get("/x", "?a");
	await expect.poll(() => rendered).toHaveLength(1);
	finish("/x?a");
	const { status, identity, br, gzip } = (await page) ?? {};
	expect(await pages.get("/x", "?a")).toBe(await page);
	expect(rendered).toEqual(["/x?a"]);
	expect(status).toBe(200);
	expect(identity?.body.toString()).toBe("page /x?a");
	expect(brotliDecompressSync(br?.body ?? "").toString()).toBe("page /x?a");
	expect(gunzipSync(gzip?.body ?? "").toString()).toBe("page /x?a");
	expect(new Set([identity?.etag, br?.etag, gzip?.etag]).size).toBe(3);
	expect(br?.headers).toContain("yes");
});

test("a page that failed is not kept", async () => {
	const { render, rendered, finish } = createSlowRenderer();
	const pages = createDynamicPages({ render }, createRenderQueue());
	const page = pages.get("/x", "?a");
	await expect.poll(() => rendered).toHaveLength(1);
	finish("/x?a", 500);
	expect((await page)?.status).toBe(500);
	pages.get("/x", "?a");
	await expect.poll(() => rendered).toHaveLength(2);
});

test("only the hundred most recent pages are cached", async () => {
	const rendered: string[] = [];
	const render = async (address: string) => {
		rendered.push(address);
		return new Response(address);
	};
	const pages = createDynamicPages({ render }, createRenderQueue());
	for (let number = 0; number < 100; number++) await pages.get("/x", `?${number}`);
	await pages.get("/x", "?0");
	await pages.get("/x", "?100");
	await pages.get("/x", "?0");
	expect(rendered).toHaveLength(101);
	await pages.get("/x", "?1");
	expect(rendered).toHaveLength(102);
});
