import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Plugin } from "vite";
import type { PictureSource } from "./picture.tsx";

/** Widths that cover phones to wide screens at their pixel densities. */
const widths = [400, 640, 960, 1280, 1920];

/** By eye, on our own renders: the smallest at which no difference to the original can be seen. */
const formats = {
	avif: { type: "image/avif", encode: (image: Sharp) => image.avif({ quality: 58, chromaSubsampling: "4:4:4" }) },
	webp: { type: "image/webp", encode: (image: Sharp) => image.webp({ quality: 80 }) },
	jpg: { type: "image/jpeg", encode: (image: Sharp) => image.jpeg({ quality: 82, mozjpeg: true }) },
} as const;
type Format = keyof typeof formats;

const cache = resolve("node_modules/.cache/pictures");
const suffix = "?picture";

/**
 * `import kitchen from "….png?picture"` gives everything that <Picture> needs: the original in three formats and
 * several widths. Each file is made once and kept by what it is made from, so an unchanged picture costs nothing.
 */
export function picturePlugin(): Plugin {
	return {
		name: "pictures",
		// Before Vite takes the file for an ordinary asset.
		enforce: "pre",
		async load(id) {
			if (!id.endsWith(suffix)) return undefined;
			const file = id.slice(0, -suffix.length);
			this.addWatchFile(file);
			const variants = await variantsOf(file);
			const inBrowserBuild = this.environment.name === "client" && this.environment.mode === "build";
			if (inBrowserBuild) {
				for (const variant of variants.files) {
					this.emitFile({ type: "asset", fileName: variant.path.slice(1), source: await make(variant) });
				}
			}
			return `export default ${JSON.stringify(variants.source)}`;
		},
		configureServer(server) {
			// In development a picture is made when it is first asked for.
			server.middlewares.use(async (request, response, next) => {
				const wanted = made.get(request.url ?? "");
				if (!wanted) return next();
				response.setHeader("Content-Type", formats[wanted.format].type);
				response.end(await make(wanted));
			});
		},
	};
}

type Variant = { file: string; format: Format; width: number; path: string };

/** Variants that some module has asked for, by their address. */
const made = new Map<string, Variant>();

async function variantsOf(file: string): Promise<{ source: PictureSource; files: Variant[] }> {
	const original = await readFile(file);
	const { width = 0, height = 0 } = await sharp(original).metadata();
	const hash = createHash("sha256")
		.update(original)
		.update(JSON.stringify({ widths, version: 1 }))
		.digest("base64url")
		.slice(0, 10);
	const fitting = [...widths.filter((one) => one < width), Math.min(width, widths.at(-1) ?? width)];
	const variant = (format: Format, wide: number): Variant => {
		const path = `/assets/${basename(file, extname(file))}-${wide}-${hash}.${format}`;
		const one = { file, format, width: wide, path };
		made.set(path, one);
		return one;
	};
	const list = (format: Format) => fitting.map((wide) => variant(format, wide));
	const [avif, webp, jpg] = [list("avif"), list("webp"), list("jpg")];
	const srcset = (variants: Variant[]) => variants.map(({ path, width: wide }) => `${path} ${wide}w`).join(", ");
	return {
		source: {
			width,
			height,
			avif: srcset(avif),
			webp: srcset(webp),
			jpeg: srcset(jpg),
			fallback: jpg[1]?.path ?? jpg[0]?.path ?? "",
		},
		files: [...avif, ...webp, ...jpg],
	};
}

async function make({ file, format, width, path }: Variant): Promise<Buffer> {
	const kept = join(cache, basename(path));
	try {
		return await readFile(kept);
	} catch {
		const body = await formats[format].encode(sharp(file).resize({ width })).toBuffer();
		await mkdir(cache, { recursive: true });
		await writeFile(kept, body);
		return body;
	}
}
