import { readContent } from "../../content/read-content.ts";
import { expect, test, wake } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const enErrors = readContent("errors", "en");
const nlErrors = readContent("errors", "nl");

test.use({ baseURL: configuredAddress });

for (const kind of ["loader", "render"]) {
	test(`an error in ${kind === "loader" ? "a loader" : "rendering"} shows the error screen with status 500 and no detail`, async ({
		page,
	}) => {
		const response = await page.goto(`/fault/${kind}`);
		expect(response?.status()).toBe(500);
		expect(await response?.text()).not.toMatch(/on purpose|at \w+ \(|\.tsx?:/);
		await expect(page.locator("h1")).toHaveText(nlErrors.broken.heading);
		await expect(page.getByRole("link", { name: nlErrors.broken.home })).toHaveAttribute("href", "/");
		await expect(page.getByRole("link", { name: nlErrors.broken.retry })).toHaveAttribute("href", `/fault/${kind}`);
	});
}

test("the error screen works without scripts", async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: configuredAddress });
	const page = await context.newPage();
	await page.goto("/fault/render");
	await page.getByRole("link", { name: nlErrors.broken.home }).click();
	await expect(page).toHaveURL("/");
	await context.close();
});

test("an error while hydrating shows the error screen and is logged as 'Error while mounting app:', once", async ({
	page,
}) => {
	const logged: string[] = [];
	page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
	await page.goto("/fault/hydration");
	await wake(page);
	await expect(page.locator("h1")).toHaveText(nlErrors.broken.heading);
	await expect.poll(() => logged.filter((line) => line.includes("on purpose"))).toHaveLength(1);
	expect(logged.find((line) => line.includes("on purpose"))).toMatch(/^Error while mounting app:/);
});

test("a failure around the router is logged as 'Error while mounting app:' and shows the error screen", async ({
	page,
}) => {
	const logged: string[] = [];
	page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
	await page.addInitScript(() => {
		// The data that the server wrote into the page arrives damaged.
		const read = window.TextEncoderStream;
		Object.assign(window, {
			TextEncoderStream: class extends read {
				override get readable(): ReadableStream<Uint8Array<ArrayBuffer>> {
					return new ReadableStream({ start: (controller) => controller.error(new Error("damaged on purpose")) });
				}
			},
		});
	});
	await page.goto("/en/faq");
	await wake(page);
	await expect(page.locator("h1")).toHaveText(enErrors.broken.heading);
	expect(logged.filter((line) => line.startsWith("Error while mounting app:"))).toHaveLength(1);
});

test("a failed initialisation is logged, and the page stays as the server sent it", async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
	await page.route("**/assets/entry.client-*.js", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: `delete window.__reactRouterManifest;${await response.text()}` });
	});
	await page.goto("/faq");
	await wake(page);
	await expect
		.poll(() => logged.filter((line) => line.startsWith("error caught during app initialization")))
		.toHaveLength(1);
	await expect(page.locator("h1")).toBeVisible();
	await page.locator('footer a[href="/prijzen"]').click();
	await expect(page).toHaveURL("/prijzen");
});

test("scripts that do not load count as a failed initialisation", async ({ page }) => {
	const logged: string[] = [];
	page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
	await page.route("**/assets/entry.client*.js", (route) => route.abort());
	await page.goto("/faq");
	await wake(page);
	await expect
		.poll(() => logged.filter((line) => line.startsWith("error caught during app initialization")))
		.toHaveLength(1);
	await expect(page.locator("h1")).toBeVisible();
});
