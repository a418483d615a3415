import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, extname, join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import type { Plugin } from "vite";
import type { PhotoSource, ShotSource } from "../../app/ui/picture/shot-source.ts";
import type { PictureSource } from "../../app/ui/picture/variants.ts";
import { readPeople } from "../../media/people.ts";
import { readPhoto } from "../../media/photos.ts";
import { parseShot } from "../../media/shot.ts";
import { describeFault } from "../../yaml/fault.ts";
import { copyEncoded, encoded, encoders, isEncoded, type Variant, variantsOf } from "./encode.ts";

const types = { avif: "image/avif", jpg: "image/jpeg" } as const;

/**
 * What `import x from "…"` gives: `….jpg?picture` what <Picture> needs, `….shot.json?shot` also what the shot says
 * about it, `….yaml?photo` the same of a photograph, `team.yaml?people` the portraits of the team. The files are made
 * when the site is built, or in development when they are first asked for.
 */
export function picturePlugin(): Plugin {
	/** Pictures that modules import, by address. */
	const variants = new Map<string, Variant>();
	let folder = "";

	async function sourceOf(original: string): Promise<PictureSource> {
		const content = await readFile(original);
		const { width, height } = (await sharp(content).metadata()).autoOrient;
		const hash = createHash("sha256").update(content).update(JSON.stringify(encoders)).digest("base64url").slice(0, 6);
		const source = { name: fileName(original), hash, width, height };
		for (const variant of variantsOf(source, original)) variants.set(variant.address, variant);
		return source;
	}

	async function shotSourceOf(file: string): Promise<ShotSource | undefined> {
		const original = file.replace(/\.shot\.json$/, ".jpg");
		if (!existsSync(original)) return undefined;
		const { alt, focus, impression, shows } = parseShot(await readFile(file, "utf8"), basename(file));
		return { source: await sourceOf(original), alt, focus, impression, shows };
	}

	async function photoSourceOf(file: string): Promise<PhotoSource> {
		const read = await readPhoto(file);
		// Only the pages that show it stop, with this sentence. The build checks all photographs before it starts.
		if (!read.ok) return { problem: read.faults.map(describeFault).join("\n") };
		const { photo: _, focus = { x: 50, y: 50 }, ...entry } = read.value.photo;
		return { ...entry, focus, source: await sourceOf(read.value.original) };
	}

	async function portraitSourcesOf(teamFile: string): Promise<Record<string, PictureSource>> {
		const read = await readPeople(teamFile);
		if (!read.ok) throw new Error(read.faults.map(describeFault).join("\n"));
		const sources = Object.entries(read.value).map(
			async ([name, original]) => [name, await sourceOf(original)] as const,
		);
		return Object.fromEntries(await Promise.all(sources));
	}

	/** By the query of an import. */
	const readers: Record<string, (file: string) => Promise<unknown>> = {
		picture: sourceOf,
		shot: shotSourceOf,
		photo: photoSourceOf,
		people: portraitSourcesOf,
	};

	return {
		name: "pictures",
		// Before Vite takes the file for an ordinary asset.
		enforce: "pre",
		configResolved(config) {
			folder = config.environments.client?.build.outDir ?? config.build.outDir;
		},
		async load(id) {
			const [file = "", query = ""] = id.split("?");
			const read = readers[query];
			if (!read) return undefined;
			this.addWatchFile(file);
			return { code: `export default ${JSON.stringify(await read(file))}`, moduleType: "js" };
		},
		// Pages take pictures in their loaders, which only the server's half of the build sees: both halves write here.
		async writeBundle() {
			if (this.environment.mode === "build") await write([...variants.values()], folder);
		},
		/** A photograph may arrive or change after its entry was read. */
		hotUpdate({ file, modules }) {
			if (!/\/media\/(photos|people)\//.test(file)) return undefined;
			if (this.environment.name === "client") this.environment.hot.send({ type: "full-reload" });
			const loaded = [...this.environment.moduleGraph.idToModuleMap.values()];
			return [...modules, ...loaded.filter(({ id }) => /\?(photo|people)$/.test(id ?? ""))];
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const variant = variants.get(request.url ?? "");
				if (!variant) return next();
				response.setHeader("Content-Type", types[variant.format]);
				response.end(await encoded(variant));
			});
		},
	};
}

/** A file name that is safe in an address. */
const fileName = (original: string) =>
	basename(original, extname(original))
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");

async function write(variants: readonly Variant[], folder: string): Promise<void> {
	const missing = variants.filter(({ address }) => !existsSync(join(folder, address)));
	const fresh = missing.filter((variant) => !isEncoded(variant)).length;
	if (fresh > 100) console.log(`Encoding ${fresh} pictures (once)…`);
	await mkdir(join(folder, "assets"), { recursive: true });
	await pMap(missing, (variant) => copyEncoded(variant, join(folder, variant.address)), {
		concurrency: availableParallelism(),
	});
}
