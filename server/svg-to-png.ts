import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

let loaded: Promise<void> | undefined;

/** Paints an SVG, one of its units to a pixel. The painter is loaded with the first one, because most visitors never ask. */
export async function svgToPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
	loaded ??= load().catch((error) => {
		loaded = undefined;
		throw error;
	});
	await loaded;
	const painter = new Resvg(svg);
	const image = painter.render();
	const png = Uint8Array.from(image.asPng());
	// Memory of WebAssembly is not collected.
	image.free();
	painter.free();
	return png;
}

async function load(): Promise<void> {
	await initWasm(await readFile(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
}
