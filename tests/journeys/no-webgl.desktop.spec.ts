import { readContent } from "../../content/read-content.ts";
import { openingMix } from "../../mixer/mix.ts";
import { serializeMixQuery } from "../../mixer/mix-query.ts";
import { expect, hydrated, test } from "../support/browser/journey.ts";

const nlMixer = readContent("mixer", "nl");

// As all journeys but those of the stage, this one runs in a browser without WebGL.
test("without WebGL the drawing stays, and the choices work", async ({ page, pageErrors }) => {
	await page.goto(`/mixer?${serializeMixQuery(openingMix)}`);
	await hydrated(page);
	const stage = page.getByRole("region", { name: nlMixer.stage.label });
	await page.locator('nav a[href="#fronts"]').click();
	await page.getByRole("region", { name: nlMixer.form.groups.base }).getByRole("radio", { name: "Barre" }).check();
	await expect(stage.locator('[data-design="barre"]').first()).toBeVisible();
	await expect(stage.locator("canvas")).toHaveCount(0);
	expect(pageErrors).toEqual([]);
});
