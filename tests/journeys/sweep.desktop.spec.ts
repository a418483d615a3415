import { readContent } from "../../content/read-content.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { expect, test } from "../support/browser/journey.ts";
import { sweepPages } from "../support/browser/sweep.ts";

const nl = readContent("errors", "nl");

sweepPages("nl");

for (const [path, lang] of [
	["/nope", "nl"],
	["/de/faq", "nl"],
	["/en/nope", "en"],
] as const) {
	test(`${path} is a page that does not exist, and says so`, async ({ page }) => {
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		// The 404 page has no scripts, so React never hydrates it.
		await expect(page.locator("script")).toHaveCount(0);
		await expect(page.locator("html")).toHaveAttribute("lang", lang);
		await expect(page).toHaveTitle(lang === "en" ? "THIS PAGE DOES NOT EXIST" : /^Deze .* · THIS PAGE DOES NOT EXIST$/);
		await expect(page.locator("h1")).toHaveText(lang === "en" ? "THIS PAGE DOES NOT EXIST" : nl.notFound.heading);
		await expect(
			page.getByText("Sorry! The page you are looking for does not exist or is no longer available."),
		).toBeVisible();
		await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
		await expect(page.getByRole("link", { name: "GO TO HOMEPAGE" })).toHaveAttribute("href", "/en");
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(errors).toEqual([]);
	});
}
