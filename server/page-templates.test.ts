import { expect, test, vi } from "vitest";
import { createPageTemplates } from "./page-templates.ts";

/** Pages that contain the address or the token they were rendered for. */
function createRenderer() {
	const renderWithoutScripts = vi.fn(async (address: string) => {
		const token = new URL(address, "http://localhost").searchParams.get("token") ?? "";
		const isUnknown = address.includes("no-such-page");
		return new Response(`<p>${isUnknown ? address : token}</p>`, { status: isUnknown ? 404 : 200 });
	});
	return { renderWithoutScripts, ...createPageTemplates({ renderWithoutScripts }) };
}

test("many unknown paths cost one render per language", async () => {
	const { notFound, renderWithoutScripts } = createRenderer();
	for (let number = 0; number < 50; number++) {
		const page = await notFound(`/<b>${number}`);
		expect([page.status, await page.text()]).toEqual([404, `<p>/&lt;b&gt;${number}</p>`]);
	}
	await notFound("/en/nope");
	expect(renderWithoutScripts).toHaveBeenCalledTimes(2);
});

test("many tokens cost one render, and malformed ones are left out", async () => {
	const { tokenPage, renderWithoutScripts } = createRenderer();
	for (let number = 10; number < 60; number++) {
		const token = `${number}${"a".repeat(41)}`;
		expect(await (await tokenPage("/confirm", token)).text()).toBe(`<p>${token}</p>`);
	}
	for (const bad of ["", "short", "<script>", "a".repeat(44)]) {
		expect(await (await tokenPage("/confirm", bad)).text()).toBe("<p></p>");
	}
	expect(renderWithoutScripts).toHaveBeenCalledTimes(2);
});

test("a render that failed is tried again", async () => {
	const { notFound, renderWithoutScripts } = createRenderer();
	renderWithoutScripts.mockRejectedValueOnce(new Error("broken"));
	await expect(notFound("/nope")).rejects.toThrow("broken");
	expect((await notFound("/nope")).status).toBe(404);
});
