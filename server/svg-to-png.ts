import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

let loaded: Promise<void> | undefined;

/** Renders an SVG, one unit to a pixel. Loads its WebAssembly with the first call: most servers never need it. */
export async function svgToPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
	loaded ??= load().catch((error) => {
		loaded = undefined;
		throw error;
	});
	await loaded;
	const resvg = new Resvg(svg);
	const image = resvg.render();
	const png = Uint8Array.from(image.asPng());
	// Memory of WebAssembly is not collected.
	image.free();
	resvg.free();
	return png;
}

async function load(): Promise<void> {
	await initWasm(await readFile(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
}
