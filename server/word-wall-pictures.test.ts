import sharp from "sharp";
import { expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { createRenderQueue, type RenderQueue } from "./render-queue.ts";
import { createSecurityHeaders } from "./security-headers.ts";
import { createWordWallPictures } from "./word-wall-pictures.ts";

const security = createSecurityHeaders(readConfig({}).public);
const createApp = (queue: RenderQueue = createRenderQueue()) => createWordWallPictures(queue, security);

test("a card is a picture of the word, in the size that social networks ask for", async () => {
	const app = createApp();
	const luna = await app.request("/wall/card.png?w=luna");
	expect(luna.headers.get("Content-Type")).toBe("image/png");
	expect(luna.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
	const body = Buffer.from(await luna.arrayBuffer());
	expect(await sharp(body).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
	const other = await app.request("/wall/card.png?w=luna&s=1");
	expect(Buffer.from(await other.arrayBuffer()).equals(body)).toBe(false);
});

test("the same wall is drawn once, however its address is written", async () => {
	let drawn = 0;
	const app = createApp((render) => {
		drawn += 1;
		return render();
	});
	for (const query of ["w=luna", "w=LUNA&utm_source=x", "s=0&w=+Luna+"]) {
		expect((await app.request(`/wall/card.png?${query}`)).status).toBe(200);
	}
	expect(drawn).toBe(1);
});

test("while too many wait, a card is refused for a moment", async () => {
	const response = await createApp(() => undefined).request("/wall/card.png?w=luna");
	expect(response.status).toBe(503);
	expect(response.headers.get("Retry-After")).toBe("5");
});

test("the poster is a vector drawing of A3", async () => {
	const response = await createApp().request("/wall/poster.svg?w=jansen-de+vries");
	expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
	const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
	expect((width ?? 0) / (height ?? 1)).toBeCloseTo(420 / 297, 2);
});

test.each(["", "?w=", "?w=%3Csvg%20onload%3D1%3E", "?w=🐔", `?w=${"a".repeat(25)}`, `?w=${"a".repeat(5000)}`])(
	"a word that cannot stand on fronts has no picture: %s",
	async (query) => {
		for (const name of ["card.png", "poster.svg"]) {
			const response = await createApp().request(`/wall/${name}${query}`);
			expect(response.status).toBe(400);
			expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
		}
	},
);
