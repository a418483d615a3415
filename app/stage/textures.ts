import { DataTexture, LinearMipmapLinearFilter, RepeatWrapping, type Texture, TextureLoader } from "three";
import type { MaterialKey } from "../../facts/products/materials.ts";

const addresses = import.meta.glob<string>("./tiles/*.webp", { eager: true, query: "?url", import: "default" });

/** The patterns in tiles/, and how many metres one of them covers across and along its grain. */
const tileMetres = {
	"oak-natural": [0.5, 1.4],
	"warm-oak": [0.5, 1.4],
	walnut: [0.5, 1.4],
	birch: [0.5, 1.4],
	marble: [1.25, 1.25],
	"marble-composite": [0.42, 0.42],
	fibre: [0.6, 0.6],
	planks: [1.6, 1.6],
	"clay-tiles": [0.8, 0.8],
	plies: [1, 0.019],
} as const;
export type TileName = keyof typeof tileMetres;

/** The pattern of a front material, where it has one. */
export const tileOf: Partial<Record<MaterialKey, TileName>> = {
	"oak-natural": "oak-natural",
	"warm-oak": "warm-oak",
	walnut: "walnut",
	multiplex: "birch",
	"raw-mdf": "fibre",
};

/** A tile holds factors on a colour: this value leaves the colour as it is. */
const unchanged = 127.5;

/** By how much a material's colour must be raised, because its tile multiplies it by about a half. */
export const tileGain = 255 / unchanged;

/** Fetches each pattern once, when a material first needs it; `onLoad` is called when one has come. */
export function createTextures(onLoad: () => void) {
	const plain = new DataTexture(new Uint8Array([128, 128, 128, 255]), 1, 1);
	plain.needsUpdate = true;
	const loader = new TextureLoader();
	const loaded = new Map<TileName, Texture>();
	const requests = new Map<TileName, Promise<void>>();
	let disposed = false;

	async function load(name: TileName): Promise<void> {
		const texture = await loader.loadAsync(addresses[`./tiles/${name}.webp`] ?? "");
		if (disposed) {
			texture.dispose();
			return;
		}
		const [across, along] = tileMetres[name];
		texture.wrapS = RepeatWrapping;
		texture.wrapT = RepeatWrapping;
		texture.repeat.set(1 / across, 1 / along);
		texture.minFilter = LinearMipmapLinearFilter;
		texture.anisotropy = 4;
		loaded.set(name, texture);
		onLoad();
	}

	return {
		/** The pattern, or one that changes nothing until it is there. */
		get(name: TileName | undefined): Texture {
			if (!name) return plain;
			// Without its pattern a material is plain.
			if (!requests.has(name))
				requests.set(
					name,
					load(name).catch(() => {}),
				);
			return loaded.get(name) ?? plain;
		},
		/** Resolved when all requested textures are loaded. */
		async loaded(): Promise<void> {
			await Promise.all(requests.values());
		},
		dispose(): void {
			disposed = true;
			plain.dispose();
			for (const texture of loaded.values()) texture.dispose();
		},
	};
}

export type Textures = ReturnType<typeof createTextures>;
