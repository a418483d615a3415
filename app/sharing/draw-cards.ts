import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { brand } from "../../content/brand.ts";
import { plainText } from "../../content/inline.ts";
import { readPage } from "../../content/read-page.ts";
import { writeFigures } from "../../content/write-figures.ts";
import { type Locale, locales } from "../../facts/locales.ts";
import { type PageKey, pageKeys, pageOf } from "../../facts/pages.ts";
import { inTurn } from "../ui/picture/in-turn.ts";
import { keptFile } from "../ui/picture/kept-file.ts";
import { cardAddress } from "./card-address.ts";
import { drawCard } from "./draw-card.ts";
import { type LetterShapes, openLetterShapes } from "./letter-shapes.ts";

/** Part of every card's hash. A palette would halve the file, but takes five times as long and shows bands. */
const encoder = { compressionLevel: 9 } as const;

/** Writes the card of every page in both languages below a folder. */
export async function drawCards(folder: string): Promise<void> {
	const shapes = await openLetterShapes();
	const cards = pageKeys.flatMap((key) => locales.map((locale) => ({ key, locale })));
	const draw = async ({ key, locale }: { key: PageKey; locale: Locale }) => {
		const file = join(folder, cardAddress(key, locale));
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, await encoded(await svgOf(key, locale, shapes)));
	};
	await Promise.all(cards.map((card) => inTurn(() => draw(card))));
}

async function svgOf(key: PageKey, locale: Locale, shapes: LetterShapes): Promise<string> {
	const { heading } = await readPage(key, locale);
	// The home page's heading is the studio's name already.
	return drawCard(
		plainText(writeFigures(heading, locale)),
		pageOf(key).flavour,
		key === "home" ? undefined : brand,
		shapes,
	);
}

/** The card as PNG; kept by what is drawn, so that an unchanged one costs nothing. */
function encoded(svg: string): Promise<Buffer> {
	const hash = createHash("sha256").update(svg).update(JSON.stringify(encoder)).digest("base64url").slice(0, 16);
	return keptFile(join("cards", `${hash}.png`), () => sharp(Buffer.from(svg)).png(encoder).toBuffer());
}
