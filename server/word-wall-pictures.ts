import { Hono } from "hono";
import { brand } from "../content/brand.ts";
import { drawCard, drawPoster } from "../word-wall/draw-wall.ts";
import { toSvg } from "../word-wall/to-svg.ts";
import { parseWall, serializeWall, type WordWall, wallPicturePaths } from "../word-wall/wall-link.ts";
import { cachePolicies } from "./cache-policies.ts";
import { createRecentCache } from "./recent-cache.ts";
import type { RenderQueue } from "./render-queue.ts";
import { embeddableHeaders, type SecurityHeaders } from "./security-headers.ts";
import { svgToPng } from "./svg-to-png.ts";
import { refusalResponse, tryAgain } from "./text-response.ts";

const maxCached = 60;

/**
 * Pictures of walls that visitors typed: the card beside a shared link, and the poster. Cards take turns with pages
 * that are rendered on request, so that nobody can keep the server busy with them; the last ones are cached.
 */
export function createWordWallPictures(queue: RenderQueue, security: SecurityHeaders): Hono {
	const cards = createRecentCache<Promise<Uint8Array<ArrayBuffer>>>(maxCached);

	const cardOf = (wall: WordWall) => {
		const key = serializeWall(wall);
		return cards.get(key, () => {
			const card = queue(() => svgToPng(toSvg(drawCard(wall, brand))));
			card?.catch(() => cards.delete(key, card));
			return card;
		});
	};
	/** Only words that the page shows unchanged have a picture. */
	const wallIn = (address: string) => {
		const { wall, typed, problem } = parseWall(new URL(address).searchParams, brand);
		return typed && !problem ? wall : undefined;
	};

	const app = new Hono();
	app.get(wallPicturePaths.card, async ({ req }) => {
		const wall = wallIn(req.url);
		if (!wall) return refusalResponse(400, "badRequest", "/", security);
		const card = cardOf(wall);
		if (!card) return tryAgain("/", security);
		return new Response(await card, {
			headers: {
				"Content-Type": "image/png",
				"Cache-Control": cachePolicies.hour,
				...embeddableHeaders,
			},
		});
	});
	app.get(wallPicturePaths.poster, ({ req }) => {
		const wall = wallIn(req.url);
		if (!wall) return refusalResponse(400, "badRequest", "/", security);
		const svg = toSvg(drawPoster(wall, brand), 'width="420mm" height="297mm"');
		return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": cachePolicies.hour } });
	});
	return app;
}
