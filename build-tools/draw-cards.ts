import { createHash } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { cardAddress } from "../app/structured-data/social-card.ts";
import { brand } from "../content/brand.ts";
import { fillFigures } from "../content/fill-figures.ts";
import { plainText } from "../content/inline.ts";
import { readContent } from "../content/read-content.ts";
import { type Locale, locales } from "../facts/site/locales.ts";
import { type PageKey, pageKeys, pageOf } from "../facts/site/pages.ts";
import { drawCard } from "../word-wall/draw-wall.ts";
import { toSvg } from "../word-wall/to-svg.ts";
import { wallOfHeading } from "../word-wall/wall-link.ts";
import { cachedPath } from "./build-cache.ts";

/** Part of every card's hash. A palette would halve the file, but takes five times as long and shows bands. */
const encoder = { compressionLevel: 9 } as const;

/** A drawn card: where it is served, and its file in the cache. */
export type Card = { address: string; file: string };

/** Draws the card of every page in both languages. Independent of the framework's build. */
export async function drawCards(): Promise<Card[]> {
	const pages = pageKeys.flatMap((key) => locales.map((locale) => ({ key, locale })));
	return pMap(
		pages,
		async ({ key, locale }) => ({
			address: cardAddress(key, locale),
			file: await cachedCard(svgOf(key, locale)),
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

function svgOf(key: PageKey, locale: Locale): string {
	const heading = plainText(fillFigures(readContent(key, locale).heading, locale));
	// The home page's heading is the studio's name already.
	const signature = key === "home" ? undefined : brand;
	return toSvg(drawCard(wallOfHeading(heading, pageOf(key).flavour), signature));
}

/** The card as PNG, cached by its SVG. */
function cachedCard(svg: string): Promise<string> {
	const hash = createHash("sha256").update(svg).update(JSON.stringify(encoder)).digest("base64url").slice(0, 16);
	return cachedPath(join("cards", `${hash}.png`), () => sharp(Buffer.from(svg)).png(encoder).toBuffer());
}
