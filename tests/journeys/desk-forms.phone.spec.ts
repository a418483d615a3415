import { readContent } from "../../content/read-content.ts";
import { prices } from "../../facts/costs/prices.ts";
import { accessibilityFaults } from "../support/browser/accessibility.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";

const enForm = readContent("form-words", "en");
const enSamples = readContent("samples", "en");
const nlContact = readContent("contact", "nl");
const nlForm = readContent("form-words", "nl");
const nlShell = readContent("shell", "nl");

const number = /^[A-Z]-[A-Z0-9]{6}$/;

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with scripts" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("boxes are chosen, added up and ordered", async ({ page }) => {
			await page.goto("/en/samples/material-box?boxes=wood,fenix#order");
			if (javaScriptEnabled) await hydrated(page);
			const order = page.locator("#order");
			await expect(order.getByRole("checkbox", { checked: true })).toHaveCount(2);
			await order.getByRole("checkbox", { name: enSamples.boxes.each.melatop.name }).check();
			if (javaScriptEnabled)
				await expect(order.locator("[aria-live]").first()).toContainText(`${prices.sampleBox * 3}`);
			await order.getByLabel(enForm.labels.name).fill("Anna Example");
			await order.getByLabel(enForm.labels.street).fill("Examplestreet");
			await order.getByLabel(enForm.labels.number, { exact: true }).fill("1");
			await order.getByLabel(enForm.labels.postcode).fill("12");
			await order.getByLabel(enForm.labels.country).selectOption("BE");
			await order.getByLabel(enForm.labels.city).fill("Utrecht");
			await order.getByLabel(enForm.labels.email).fill(`anna.${javaScriptEnabled}@example.com`);
			await order.getByRole("button", { name: enSamples.order.button }).click();
			await expect(order.getByRole("alert")).toBeVisible();
			// A form that was sent with scripts is kept for a reload, one without comes back with the page.
			if (javaScriptEnabled) {
				await page.reload();
				await hydrated(page);
			}
			await expect(order.getByRole("checkbox", { checked: true })).toHaveCount(3);
			await expect(order.getByLabel(enForm.labels.country)).toHaveValue("BE");
			await expect(order.getByLabel(enForm.labels.city)).toHaveValue("Utrecht");
			await order.getByLabel(enForm.labels.postcode).fill("1000");
			await order.getByRole("button", { name: enSamples.order.button }).click();
			await expect(page).toHaveURL(/\/en\/received\?kind=samples&ref=/);
			await expect(page.getByText(number)).toBeVisible();
			if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
		});

		test("a question arrives with the subject of the link that led to the form", async ({ page }) => {
			await page.goto("/");
			await page
				.locator("footer")
				.getByRole("link", { name: nlShell.footer.links.find(({ to }) => to === "link:terms")?.otherwise ?? "" })
				.click();
			await expect(page).toHaveURL("/contact?subject=terms#question");
			const form = page.locator("#question form");
			await expect(form.getByLabel(nlForm.labels.subject)).toHaveValue("terms");
			await expect(form.getByLabel(nlForm.labels.question)).toHaveValue(nlContact.question.begin.terms);
			if (javaScriptEnabled) await hydrated(page);
			await form.getByLabel(nlForm.labels.name).fill("Anna Example");
			await form.getByLabel(nlForm.labels.email).fill(`anna.${javaScriptEnabled}@example.com`);
			await form.getByRole("button", { name: nlContact.question.button }).click();
			await expect(page).toHaveURL(/\/ontvangen\?kind=question&ref=/);
			await expect(page.getByText(number)).toBeVisible();
		});
	});
}

test("what leads to a service that is not configured says what happens instead", async ({ page }) => {
	await page.goto("/contact");
	await expect(page.getByRole("link", { name: "Instagram" })).toHaveCount(0);
	await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
	await expect(page.locator('#studios a[href="/contact?subject=route-rotterdam#question"]')).toHaveText(
		nlContact.studios.rotterdam.map.otherwise ?? "",
	);
});

test.describe("with services and mailboxes", () => {
	test.use({ baseURL: configuredAddress });

	test("they are linked, and the form stays beside them", async ({ page }) => {
		await page.goto("/contact");
		await expect(page.locator('footer a[href="https://social.example/kitchens"]')).toHaveCount(1);
		await expect(page.locator('#question a[href^="mailto:hello@kitchens.example"]')).toBeVisible();
		await expect(page.locator("#question form")).toBeVisible();
		await expect(page.locator('#studios a[href="https://plan.example/discovery"]').first()).toBeVisible();
	});
});
