import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, extname, join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import type { Plugin } from "vite";
import type { ShotSource } from "../../app/ui/picture/shot-source.ts";
import type { PictureSource } from "../../app/ui/picture/variants.ts";
import { parseShot } from "../../media/shot.ts";
import { copyEncoded, encoded, encoders, isEncoded, type Variant, variantsOf } from "./encode.ts";

const types = { avif: "image/avif", jpg: "image/jpeg" } as const;

/**
 * `import kitchen from "….jpg?picture"` gives what <Picture> needs, `import kitchen from "….shot.json?shot"` also what
 * the shot says about it. The files are made when the site is built, or in development when they are first asked for.
 */
export function picturePlugin(): Plugin {
	/** What modules have asked for, by address. */
	const wanted = new Map<string, Variant>();
	let folder = "";

	async function sourceOf(original: string): Promise<PictureSource> {
		const content = await readFile(original);
		const { width, height } = await sharp(content).metadata();
		const hash = createHash("sha256").update(content).update(JSON.stringify(encoders)).digest("base64url").slice(0, 10);
		const source = { name: basename(original, extname(original)), hash, width, height };
		for (const variant of variantsOf(source, original)) wanted.set(variant.address, variant);
		return source;
	}

	async function shotSourceOf(file: string): Promise<ShotSource | undefined> {
		const original = file.replace(/\.shot\.json$/, ".jpg");
		if (!existsSync(original)) return undefined;
		const { alt, focus, impression, shows } = parseShot(await readFile(file, "utf8"), basename(file));
		return { source: await sourceOf(original), alt, focus, impression, shows };
	}

	return {
		name: "pictures",
		// Before Vite takes the file for an ordinary asset.
		enforce: "pre",
		configResolved(config) {
			folder = config.environments.client?.build.outDir ?? config.build.outDir;
		},
		async load(id) {
			const [file = "", query] = id.split("?");
			if (query !== "picture" && query !== "shot") return undefined;
			this.addWatchFile(file);
			const source = query === "picture" ? await sourceOf(file) : await shotSourceOf(file);
			return { code: `export default ${JSON.stringify(source)}`, moduleType: "js" };
		},
		// Pages take pictures in their loaders, which only the server's half of the build sees: both halves write here.
		async writeBundle() {
			if (this.environment.mode === "build") await write([...wanted.values()], folder);
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const variant = wanted.get(request.url ?? "");
				if (!variant) return next();
				response.setHeader("Content-Type", types[variant.format]);
				response.end(await encoded(variant));
			});
		},
	};
}

async function write(variants: readonly Variant[], folder: string): Promise<void> {
	const missing = variants.filter(({ address }) => !existsSync(join(folder, address)));
	const fresh = missing.filter((variant) => !isEncoded(variant)).length;
	if (fresh > 100) console.log(`Encoding ${fresh} pictures (once)…`);
	await mkdir(join(folder, "assets"), { recursive: true });
	await pMap(missing, (variant) => copyEncoded(variant, join(folder, variant.address)), {
		concurrency: availableParallelism(),
	});
}
