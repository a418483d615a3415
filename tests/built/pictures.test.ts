import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { readPhotos } from "../../media/photos.ts";
import { shotNames } from "../../media/shots.ts";
import { type BuiltPage, buildFolder, builtPages } from "./built-site.ts";
import { attribute } from "./read-html.ts";

/** Addresses of all pictures that a page names, whatever their format and width, shown at once or later. */
const addressesIn = (html: string) => html.match(/\/assets\/[\w-]+\.(?:avif|jpg)/g) ?? [];

const fileOf = (address: string) => join(buildFolder, "client", address);

test("every picture that a page names was made", () => {
	for (const { path, html } of builtPages) {
		expect(
			addressesIn(html).filter((address) => !existsSync(fileOf(address))),
			path,
		).toEqual([]);
	}
});

test("every picture of the studio is on some page, unless a photograph replaces it", async () => {
	// By the hash in its address: what a page shows only on demand (swatches, say) is in its data, not in its markup.
	const hashes = new Map(
		readdirSync(join(buildFolder, "client/assets")).flatMap((file) => {
			const [, name, hash] = /^([\w-]+)-\d+-([\w-]{6})\.avif$/.exec(file) ?? [];
			return name && hash ? [[name, hash] as const] : [];
		}),
	);
	const isShown = (name: string) => {
		const hash = hashes.get(basename(name));
		return hash !== undefined && builtPages.some(({ html }) => html.includes(hash));
	};
	const replaced = (await readPhotos()).map(({ photo }) => photo.replaces);
	expect(shotNames().filter((name) => !isShown(name) && !replaced.includes(name))).toEqual([]);
});

/** What a phone loads at once: the AVIF for a sharp screen of every picture that is not lazy. */
function firstWeights({ html }: BuiltPage): number[] {
	const pictures = html.match(/<picture[\s\S]*?<\/picture>/g) ?? [];
	return pictures
		.filter((picture) => picture.includes('loading="eager"'))
		.map((picture) => {
			const candidates = [...picture.matchAll(/(\/assets\/[\w-]+\.avif) (\d+)w/g)].map(([, address = "", width]) => ({
				bytes: statSync(fileOf(address)).size,
				width: Number(width),
			}));
			const enough = candidates.find(({ width }) => width >= sharpPhone) ?? candidates.at(-1);
			return enough?.bytes ?? 0;
		});
}

/** 390 pixels wide, two dots to a pixel. */
const sharpPhone = 780;

test("the first picture of a page weighs at most 80 kB on a phone, and all that come at once 500 kB", () => {
	for (const page of builtPages) {
		const weights = firstWeights(page);
		expect(weights[0] ?? 0, page.path).toBeLessThanOrEqual(80_000);
		expect(
			weights.reduce((sum, one) => sum + one, 0),
			page.path,
		).toBeLessThanOrEqual(500_000);
	}
});

test("every picture keeps its place and is described", () => {
	for (const { path, elements } of builtPages) {
		const pictures = elements.filter((one) => one.tagName === "img" && attribute(one, "srcset"));
		for (const picture of pictures) {
			for (const name of ["width", "height", "alt"])
				expect(attribute(picture, name), `${name} on ${path}`).toBeTruthy();
		}
	}
});
