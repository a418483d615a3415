import { DataArrayTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, RGBAFormat } from "three";
import { type TileName, tileNames } from "./tile-names.ts";

const addresses = import.meta.glob<string>("./tiles/*.webp", { eager: true, query: "?url", import: "default" });
const size = 512;
const layerBytes = size * size * 4;

/** All patterns as layers of one texture. A tile is fetched when a mix needs it; until it is there, it changes nothing. */
export class Tiles {
	/** How many samples are taken along a slanting surface. */
	anisotropy = 4;
	/** What is there before the first tile came: nothing that changes a colour. */
	readonly #even = layersOf(new Uint8Array(4 * tileNames.length).fill(128), 1);
	#patterns: DataArrayTexture | undefined;
	readonly #asked = new Map<TileName, Promise<void>>();
	readonly #pixels = new Uint8Array(layerBytes * tileNames.length).fill(128);
	#sent = false;
	#gone = false;

	get texture(): DataArrayTexture {
		return this.#patterns ?? this.#even;
	}

	/** Fetches what is missing; true when something new came. */
	async bring(names: readonly TileName[]): Promise<boolean> {
		const missing = names.filter((name) => !this.#asked.has(name));
		for (const name of missing) this.#asked.set(name, this.#fetch(name));
		await Promise.all(names.map((name) => this.#asked.get(name)));
		if (missing.length === 0 || this.#gone) return false;
		const texture = this.#patterns ?? this.#begin();
		texture.needsUpdate = true;
		return true;
	}

	#begin(): DataArrayTexture {
		const texture = layersOf(this.#pixels, size);
		texture.generateMipmaps = true;
		texture.minFilter = LinearMipmapLinearFilter;
		texture.anisotropy = this.anisotropy;
		texture.onUpdate = () => {
			this.#sent = true;
		};
		this.#patterns = texture;
		return texture;
	}

	async #fetch(name: TileName): Promise<void> {
		const image = new Image();
		image.src = addresses[`./tiles/${name}.webp`] ?? "";
		try {
			await image.decode();
		} catch {
			// Without its pattern a wood is one even colour, and the next mix asks again.
			this.#asked.delete(name);
			return;
		}
		const canvas = document.createElement("canvas");
		canvas.width = size;
		canvas.height = size;
		const context = canvas.getContext("2d", { willReadFrequently: true });
		if (!context) return;
		context.drawImage(image, 0, 0, size, size);
		const layer = tileNames.indexOf(name);
		this.#pixels.set(context.getImageData(0, 0, size, size).data, layer * layerBytes);
		// The first time all layers go to the graphics card, later only those that are new.
		if (this.#sent) this.#patterns?.addLayerUpdate(layer);
	}

	dispose(): void {
		this.#gone = true;
		this.#even.dispose();
		this.#patterns?.dispose();
	}
}

function layersOf(pixels: Uint8Array<ArrayBuffer>, side: number): DataArrayTexture {
	const texture = new DataArrayTexture(pixels, side, side, tileNames.length);
	texture.format = RGBAFormat;
	texture.wrapS = RepeatWrapping;
	texture.wrapT = RepeatWrapping;
	texture.magFilter = LinearFilter;
	texture.minFilter = LinearFilter;
	texture.needsUpdate = true;
	return texture;
}
