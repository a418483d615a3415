import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { locales } from "../../facts/site/locales.ts";
import { isIndexed, type PageKey, pageKeys } from "../../facts/site/pages.ts";
import { readShots } from "../../media/shots.ts";

/** Wide enough to be a picture, small enough that encoding does not hide all other work. */
const pictureWidth = 480;

/** Gives a copy of the project so many times its pages and pictures; all pictures in it become small ones. */
export async function grow(copy: string, times: number): Promise<{ pages: number; pictures: number }> {
	growPages(copy, pageKeys.length * (times - 1));
	return { pages: pageKeys.length * times * locales.length, pictures: await growPictures(copy, times) };
}

/** Clones, in turn, of all pages that stand by themselves: other words in the title and heading, the rest the same. */
function growPages(copy: string, clones: number): void {
	const templates = pageKeys.filter((key) => isIndexed(key) && loaderOf(key).test(moduleOf(copy, key)));
	if (templates.length === 0) throw new Error("No page module looks as the bench expects: has loadPage changed?");
	const lines: string[] = [];
	for (let clone = 0; clone < clones; clone++) {
		const template = templates[clone % templates.length];
		if (!template) continue;
		const key = `growth-${clone + 1}`;
		const module = moduleOf(copy, template)
			.replace(loaderOf(template), `loadPage(${JSON.stringify(key)},`)
			.replaceAll(new RegExp(`/content/(nl|en)/${template}\\.ts"`, "g"), `/content/$1/${key}.ts"`);
		writeFileSync(join(copy, `app/pages/${key}.tsx`), module);
		for (const locale of locales)
			writeFileSync(join(copy, `content/${locale}/${key}.ts`), wordsOf(template, clone + 1));
		lines.push(
			`\t${JSON.stringify(key)}: { nl: "/growth/${clone + 1}", en: "/en/growth/${clone + 1}", flavour: "mint" },`,
		);
	}
	const table = join(copy, "facts/site/pages.ts");
	const end = "} as const satisfies Record<string, Page>;";
	const text = readFileSync(table, "utf8");
	if (!text.includes(end)) throw new Error("facts/site/pages.ts does not end its table as the bench expects.");
	writeFileSync(table, text.replace(end, `${lines.join("\n")}\n${end}`));
}

const moduleOf = (copy: string, key: PageKey) => readFileSync(join(copy, `app/pages/${key}.tsx`), "utf8");
const loaderOf = (key: PageKey) => new RegExp(`loadPage\\("${key}",`);

function wordsOf(template: PageKey, number: number): string {
	return [
		`import words from "./${template}.ts";`,
		"",
		`export default { ...words, title: "Growth ${number}", heading: \`\${words.heading} ${number}\` };`,
		"",
	].join("\n");
}

/** Every picture becomes small and gets copies in other colours, as a group of their own. */
async function growPictures(copy: string, times: number): Promise<number> {
	const group = join(copy, "media/growth");
	mkdirSync(group, { recursive: true });
	let pictures = 0;
	for (const { name, original } of readShots()) {
		if (!existsSync(original)) continue;
		const file = join(copy, "media", name);
		const small = await sharp(original).resize({ width: pictureWidth }).jpeg().toBuffer();
		writeFileSync(`${file}.jpg.small`, small);
		renameSync(`${file}.jpg.small`, `${file}.jpg`);
		for (let number = 2; number <= times; number++) {
			const clone = join(group, `${name.replaceAll("/", "-")}-${number}`);
			copyFileSync(`${file}.shot.json`, `${clone}.shot.json`);
			await sharp(small)
				.modulate({ hue: number * 11 })
				.jpeg()
				.toFile(`${clone}.jpg`);
		}
		pictures += times;
	}
	return pictures;
}
