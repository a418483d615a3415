import { readFileSync } from "node:fs";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { schemas } from "../../content/schemas/all.ts";
import { vacancyPage } from "../../content/schemas/vacancy-page.ts";
import { factSchemas } from "../../facts/schemas.ts";
import { locales } from "../../facts/site/locales.ts";
import { photoSchema } from "../../media/photo-schema.ts";
import { checkYaml } from "../../yaml/check-yaml.ts";
import { expect, test } from "../support/browser/journey.ts";
import { configuredAddress } from "../support/site/configured-settings.ts";
import { filesBelow, offerFolder } from "../support/site/editor-folder.ts";
import { serveWith } from "../support/site/saved-site.ts";

test.describe("without EDITOR_BACKEND", () => {
	test("there is no editor", async ({ request }) => {
		for (const path of ["/admin", "/admin/licences.txt"]) expect((await request.get(path)).status(), path).toBe(404);
	});
});

test.describe("with EDITOR_BACKEND", () => {
	test.use({ baseURL: configuredAddress, locale: "en-GB" });

	test.beforeEach(async ({ page }) => {
		await offerFolder(page);
		await page.getByRole("button", { name: "Work with Local Repository" }).click();
		await expect(page.getByRole("radio", { name: "Contents" })).toBeChecked();
	});

	test("what is changed and added is saved, nothing else in the files is, and the site shows all of it", async ({
		page,
		request,
	}) => {
		test.setTimeout(180_000);
		const picture = { width: 1200, height: 900, channels: 3, background: "#446644" } as const;
		const photograph = await sharp({ create: picture }).jpeg().toBuffer();
		await test.step("a sentence in both languages", () => changeSentence(page));
		await test.step("a price and an opening hour", () => changeFacts(page));
		await test.step("the page of a vacancy", () => duplicateVacancyPage(page));
		await test.step("the vacancy", () => addVacancy(page));
		await test.step("a photograph", () => addPhotograph(page, photograph));
		const saved = { ...(await filesBelow(page, "content")), ...(await filesBelow(page, "facts")) };
		const photos = await filesBelow(page, "media/photos");
		const site = await serveWith({ ...saved, ...photos, "media/photos/img-0042.jpg": photograph });
		try {
			await test.step("the site made of these files", () => visit(request, site.address));
		} finally {
			site.stop();
		}
	});

	test("what is wrong is refused with its reason, and nothing is written", async ({ page }) => {
		await open(page, "pages/entries/catch");
		await fieldOf(pane(page, "Dutch"), "Intro").fill("");
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(pane(page, "Dutch").getByText("This field is required")).toBeVisible();
		await fieldOf(pane(page, "Dutch"), "Intro").fill("Niet meer leeg.");
		await fieldOf(pane(page, "Dutch"), "Titel").fill("a".repeat(80));
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByRole("alertdialog")).toContainText("Titel: is 80 tekens lang; hoogstens 60 mag");
		const file = "content/nl/catch.yaml";
		expect((await filesBelow(page, "content"))[file]).toBe(readFileSync(file, "utf8"));
	});
});

test("the editor loads nothing from elsewhere, and search engines stay out", async ({ page }) => {
	const answered: string[] = [];
	page.on("response", (response) => answered.push(new URL(response.url()).origin));
	const response = await page.goto(`${configuredAddress}/admin`);
	expect(response?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
	await expect(page.getByRole("button", { name: "Work with Local Repository" })).toBeVisible();
	expect([...new Set(answered)].filter((origin) => origin !== "null")).toEqual([configuredAddress]);
});

async function changeSentence(page: Page): Promise<void> {
	const leads = {
		nl: "Een gat: met {minimumOrder} als minimum.",
		en: "A hole: with {minimumOrder} as the minimum.",
	};
	await open(page, "pages/entries/catch");
	await fieldOf(pane(page, "Dutch"), "Intro").fill(leads.nl);
	await fieldOf(pane(page, "English"), "Intro").fill(leads.en);
	await save(page);
	const saved = await filesBelow(page, "content");
	for (const locale of locales) {
		const file = `content/${locale}/catch.yaml`;
		const before = readFileSync(file, "utf8");
		expect(saved[file]).toBe(before.replace(/^lead: .*$/m, `lead: "${leads[locale]}"`));
		expect(checkYaml(file, saved[file] ?? "", schemas.catch)).toEqual([]);
	}
}

async function changeFacts(page: Page): Promise<void> {
	await open(page, "facts/entries/facts-costs-prices");
	await page.getByRole("spinbutton", { name: "Samplebox" }).fill("31.5");
	await save(page);
	await open(page, "facts/entries/facts-company-opening-hours");
	await fieldOf(page, "Van").first().fill("09:35");
	await save(page);
	const saved = await filesBelow(page, "facts");
	const prices = "facts/costs/prices.yaml";
	expect(saved[prices]).toBe(readFileSync(prices, "utf8").replace(/^sampleBox: .*$/m, "sampleBox: 31.5"));
	expect(checkYaml(prices, saved[prices] ?? "", factSchemas[prices])).toEqual([]);
	const hours = "facts/company/opening-hours.yaml";
	expect(saved[hours]).toBe(readFileSync(hours, "utf8").replace(/from: .*/, "from: 09:35"));
	expect(checkYaml(hours, saved[hours] ?? "", factSchemas[hours])).toEqual([]);
}

/** Duplicates an existing page, as an editor would. */
async function duplicateVacancyPage(page: Page): Promise<void> {
	await open(page, "vacancies/entries/warehouse");
	await page.getByRole("button", { name: "Show Editor Options" }).click();
	await page.getByRole("menuitem", { name: "Duplicate" }).click();
	for (const { language, title } of [
		{ language: "Dutch", title: "Werken als stylist" },
		{ language: "English", title: "Working as a stylist" },
	]) {
		await fieldOf(pane(page, language), "Titel").fill(title);
		await fieldOf(pane(page, language), "Intro").fill(`${title}: {designDeposit}.`);
	}
	await save(page);
	const saved = await filesBelow(page, "content");
	for (const locale of locales) {
		const file = `content/${locale}/vacancies/werken-als-stylist.yaml`;
		expect(checkYaml(file, saved[file] ?? "", vacancyPage)).toEqual([]);
		const original = `content/${locale}/vacancies/warehouse.yaml`;
		expect(saved[original]).toBe(readFileSync(original, "utf8"));
	}
}

async function addVacancy(page: Page): Promise<void> {
	// The library draws fields once they come into sight.
	await page.setViewportSize({ width: 1440, height: 4000 });
	await open(page, "facts/entries/facts-company-vacancies");
	await page.getByRole("button", { name: "Collapse All" }).click();
	await page.getByRole("button", { name: /^Add .*Vacature/ }).click();
	const entry = page.getByRole("group", { name: /Vacatures.* Field/ });
	const part = (label: string) => entry.getByRole("group", { name: new RegExp(`${label}.* Field`) });
	await fieldOf(entry, "Kenmerk").fill("stylist");
	for (const name of ["Functie", "In één zin"]) {
		const words = part(name);
		await fieldOf(words, "Nederlands").fill(`${name} van een stylist.`);
		await fieldOf(words, "Engels").fill(`${name} of a stylist.`);
	}
	await part("Staat open").getByRole("switch").click();
	await fieldOf(entry, "Open sinds").fill("2026-11-02");
	await part("Waar").getByRole("radio", { name: "Studio Amsterdam" }).click();
	await part("Uren per week").getByRole("spinbutton", { name: "Minstens" }).fill("16");
	await part("Eigen pagina").getByRole("radio", { name: "Werken als stylist" }).click();
	await save(page);
	const file = "facts/company/vacancies.yaml";
	const saved = (await filesBelow(page, "facts"))[file] ?? "";
	expect(checkYaml(file, saved, factSchemas[file])).toEqual([]);
	expect(saved.startsWith(readFileSync(file, "utf8")), "what was there stays").toBe(true);
	expect(parse(saved).vacancies.at(-1)).toEqual({
		key: "stylist",
		name: { nl: "Functie van een stylist.", en: "Functie of a stylist." },
		short: { nl: "In één zin van een stylist.", en: "In één zin of a stylist." },
		open: true,
		listedOn: "2026-11-02",
		place: "amsterdam",
		hours: { min: 16 },
		page: "werken-als-stylist",
	});
}

async function addPhotograph(page: Page, buffer: Buffer): Promise<void> {
	await open(page, "photos/new");
	await page.getByRole("button", { name: "Browse" }).click();
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "Upload" }).click();
	await (await chooser).setFiles({ name: "IMG 0042.jpg", mimeType: "image/jpeg", buffer });
	await page.getByRole("button", { name: "Insert" }).click();
	await fieldOf(page, "Nederlands").fill("Een keuken met groene fronten en een kat erop.");
	await fieldOf(page, "Engels").fill("A kitchen with green fronts and a cat on top.");
	await fieldOf(page, "Fotograaf").fill("Ada Voorbeeld");
	await page.getByRole("combobox", { name: "Ontwerp van de fronten" }).click();
	await page.getByRole("option", { name: "Flush" }).click();
	await page.getByRole("button", { name: /^Add .*Materia/ }).click();
	await page
		.getByRole("group", { name: /Materialen.* Field/ })
		.getByRole("combobox")
		.click();
	await page.getByRole("option", { name: "Sage", exact: true }).click();
	await save(page);
	const saved = await filesBelow(page, "media/photos");
	expect(saved["media/photos/img-0042.jpg"]).toBe(`${buffer.length} bytes`);
	const file = "media/photos/een-keuken-met-groene-fronten-en-een-kat-erop.yaml";
	expect(checkYaml(file, saved[file] ?? "", photoSchema([]))).toEqual([]);
	expect(parse(saved[file] ?? "")).toEqual({
		photo: "img-0042.jpg",
		alt: {
			nl: "Een keuken met groene fronten en een kat erop.",
			en: "A kitchen with green fronts and a cat on top.",
		},
		credit: "Ada Voorbeeld",
		shows: { design: "flush", materials: ["sage"] },
	});
}

/** Looks for everything that was saved on the pages that should show it. */
async function visit(request: APIRequestContext, address: string): Promise<void> {
	const read = async (path: string) => {
		const response = await request.get(`${address}${path}`, { timeout: 60_000 });
		expect(response.status(), path).toBe(200);
		return (await response.text()).replaceAll("\u00a0", " ");
	};
	expect(await read("/catch")).toContain("Een gat: met");
	expect(await read("/en/catch-en")).toContain("A hole: with");
	expect(await read("/samples/material-box")).toContain("€ 31,50");
	expect(await read("/contact")).toContain("09:35");
	expect(await read("/vacatures")).toContain('href="/vacatures/werken-als-stylist"');
	expect(await read("/en/vacatures")).toContain('href="/en/vacatures/werken-als-stylist"');
	const vacancy = await read("/vacatures/werken-als-stylist");
	expect(vacancy).toContain("Werken als stylist: ");
	expect(vacancy).toContain('"JobPosting"');
	expect(vacancy).toContain('name="vacancy" value="stylist"');
	expect(await read("/en/vacatures/werken-als-stylist")).toContain("Working as a stylist: ");
	expect(await read("/sitemap.xml")).toContain("/en/vacatures/werken-als-stylist<");
	const gallery = await read("/gallery");
	expect(gallery).toContain("Een keuken met groene fronten en een kat erop.");
	const [shown = ""] = /\/assets\/img-0042[\w.-]*\.jpg/.exec(gallery) ?? [];
	expect((await request.get(`${address}${shown}`)).headers()["content-type"]).toBe("image/jpeg");
}

const open = (page: Page, address: string) =>
	page.evaluate((hash) => {
		location.hash = hash;
	}, `#/collections/${address}`);

/** The half of the screen for one language. The library puts marks for the direction of writing around names. */
const pane = (page: Page, language: string) =>
	page.getByRole("group", { name: new RegExp(`Edit .*${language}.* Content`) });

const fieldOf = (where: Page | Locator, label: string) => where.getByRole("textbox", { name: label, exact: true });

async function save(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Save", exact: true }).click();
	// What was saved is closed by itself.
	await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
}
