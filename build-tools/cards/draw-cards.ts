import { createHash } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { cardAddress } from "../../app/structured-data/social-card.ts";
import { brand } from "../../content/brand.ts";
import { fillFigures } from "../../content/fill-figures.ts";
import { plainText } from "../../content/inline.ts";
import { readContent } from "../../content/read-content.ts";
import { type Locale, locales } from "../../facts/site/locales.ts";
import { type PageKey, pageKeys, pageOf } from "../../facts/site/pages.ts";
import { cachedPath } from "../build-cache.ts";
import { drawCard } from "./draw-card.ts";
import { type LetterShapes, openLetterShapes } from "./letter-shapes.ts";

/** Part of every card's hash. A palette would halve the file, but takes five times as long and shows bands. */
const encoder = { compressionLevel: 9 } as const;

/** A drawn card: where it is served, and its file in the cache. */
export type Card = { address: string; file: string };

/** Draws the card of every page in both languages. It needs nothing of what the framework makes. */
export async function drawCards(): Promise<Card[]> {
	const shapes = await openLetterShapes();
	const pages = pageKeys.flatMap((key) => locales.map((locale) => ({ key, locale })));
	return pMap(
		pages,
		async ({ key, locale }) => ({
			address: cardAddress(key, locale),
			file: await cachedCard(await svgOf(key, locale, shapes)),
		}),
		{ concurrency: availableParallelism() },
	);
}

/** Copies the drawn cards into the folder that is served. */
export async function copyCards(cards: readonly Card[], folder: string): Promise<void> {
	for (const { address, file } of cards) {
		const target = join(folder, address);
		await mkdir(dirname(target), { recursive: true });
		await copyFile(file, target);
	}
}

async function svgOf(key: PageKey, locale: Locale, shapes: LetterShapes): Promise<string> {
	const { heading } = readContent(key, locale);
	// The home page's heading is the studio's name already.
	return drawCard(
		plainText(fillFigures(heading, locale)),
		pageOf(key).flavour,
		key === "home" ? undefined : brand,
		shapes,
	);
}

/** The card as PNG, by what is drawn, so that an unchanged one costs nothing. */
function cachedCard(svg: string): Promise<string> {
	const hash = createHash("sha256").update(svg).update(JSON.stringify(encoder)).digest("base64url").slice(0, 16);
	return cachedPath(join("cards", `${hash}.png`), () => sharp(Buffer.from(svg)).png(encoder).toBuffer());
}
