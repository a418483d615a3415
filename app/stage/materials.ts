import { Color, MeshStandardMaterial } from "three";
import { type Floor, floorColours } from "../../facts/kitchen/mixer.ts";
import { mapValues } from "../../facts/map-values.ts";
import { type Family, materialOf } from "../../facts/products/materials.ts";
import type { Finish } from "../../facts/products/sinks-and-taps.ts";
import { type Worktop, worktopColours } from "../../facts/products/worktops.ts";
import type { FrontPart } from "../../mixer/kitchen-model/model.ts";
import { colourOf, type FrontChoice, type FrontGroup, frontsOf, type Mix, openingMix } from "../../mixer/mix.ts";
import { type Textures, type TileName, tileGain, tileOf } from "./textures.ts";

type Look = { colour: string; roughness: number; metalness?: number; tile?: TileName };

/** From matt to satin. */
const roughness: Record<Family, number> = {
	fenix: 0.72,
	melatop: 0.6,
	painted: 0.45,
	wood: 0.58,
	"raw-mdf": 0.9,
	multiplex: 0.6,
};

const worktopLooks: Record<Worktop, Look> = {
	"marble-composite": { colour: worktopColours["marble-composite"], roughness: 0.32, tile: "marble-composite" },
	// Metal mirrors the room: it needs a lighter colour to look the same.
	"stainless-steel": { colour: "#c9cac8", roughness: 0.34, metalness: 1 },
	marble: { colour: worktopColours.marble, roughness: 0.2, tile: "marble" },
	fenix: { colour: worktopColours.fenix, roughness: 0.7 },
};

const metalLooks: Record<Finish, Look> = {
	"stainless-steel": { colour: "#dcdcd9", roughness: 0.22, metalness: 1 },
	brass: { colour: "#e0b467", roughness: 0.22, metalness: 1 },
	black: { colour: "#1b1a1c", roughness: 0.4, metalness: 0.2 },
};

const floorTiles: Record<Floor, { tile: TileName; roughness: number }> = {
	"pale-oak": { tile: "planks", roughness: 0.5 },
	"dark-oak": { tile: "planks", roughness: 0.45 },
	concrete: { tile: "fibre", roughness: 0.45 },
	terracotta: { tile: "clay-tiles", roughness: 0.65 },
	lino: { tile: "fibre", roughness: 0.55 },
};

/** Materials that do not depend on the mix. */
const fixedLooks = {
	carcass: { colour: "#3a383f", roughness: 0.8 },
	joint: { colour: "#060507", roughness: 1 },
	drawer: { colour: "#dfc292", roughness: 0.65, tile: "birch" },
	glass: { colour: "#0c0c0e", roughness: 0.08 },
	steel: { colour: "#b9bab8", roughness: 0.3, metalness: 1 },
	warning: { colour: "#c8332b", roughness: 0.5 },
	shelf: { colour: materialOf("oak-natural").colour, roughness: 0.6, tile: "oak-natural" },
	board: { colour: "#6b3f26", roughness: 0.6 },
	leaf: { colour: "#4f8f47", roughness: 0.55 },
	white: { colour: "#f3f0ea", roughness: 0.35 },
	lemon: { colour: "#f0c52a", roughness: 0.5 },
	lamp: { colour: "#fff4df", roughness: 0.9 },
	strip: { colour: "#f4ead8", roughness: 0.9 },
	ceiling: { colour: "#f4f1ec", roughness: 1 },
	trim: { colour: "#f4f1ec", roughness: 0.6 },
} as const satisfies Record<string, Look>;

/** Names of materials that depend on the mix. */
type MixedName =
	| "plinth"
	| "worktop"
	| "metal"
	| "knob"
	| "plaster"
	| "floor"
	| "bowl"
	| FrontGroup
	| `${FrontGroup}Core`;
type MaterialName = keyof typeof fixedLooks | MixedName;

type FrontMaterials = { face: MeshStandardMaterial; core: MeshStandardMaterial };

/**
 * All materials of the scene by name. They stay the same objects; a mix only changes how they look. `singles` belong
 * to fronts that differ from their group, by id.
 */
export type Materials = Record<MaterialName, MeshStandardMaterial> & { singles: Map<string, FrontMaterials> };

/** The materials of one front. */
export function materialsOfFront(materials: Materials, mix: Mix, { id, group }: FrontPart): FrontMaterials {
	if (!mix.singles.some(({ front }) => front === id)) {
		return { face: materials[group], core: materials[`${group}Core`] };
	}
	const own = materials.singles.get(id) ?? { face: new MeshStandardMaterial(), core: new MeshStandardMaterial() };
	materials.singles.set(id, own);
	return own;
}

export function disposeMaterials({ singles, ...named }: Materials): void {
	const own = [...singles.values()].flatMap(({ face, core }) => [face, core]);
	for (const material of [...Object.values(named), ...own]) material.dispose();
}

export function createMaterials(textures: Textures): Materials {
	const looks = { ...fixedLooks, ...mixLooks(openingMix) };
	const materials: Materials = { ...mapValues(looks, () => new MeshStandardMaterial()), singles: new Map() };
	for (const name of Object.keys(fixedLooks) as (keyof typeof fixedLooks)[]) {
		applyLook(materials[name], fixedLooks[name], textures);
	}
	// Black glass under a bright ceiling would look grey.
	materials.glass.envMapIntensity = 0.35;
	for (const name of ["lamp", "strip"] as const) materials[name].emissive.set(fixedLooks[name].colour);
	return materials;
}

/** Makes the materials look like a mix. Also called when a pattern has come. */
export function applyMix(materials: Materials, mix: Mix, textures: Textures, reflections: boolean): void {
	const looks = { ...fixedLooks, ...mixLooks(mix) };
	for (const name of Object.keys(looks) as MaterialName[]) {
		applyLook(materials[name], looks[name], textures);
		if (!reflections) mirrorNothing(materials[name]);
	}
	for (const single of mix.singles) {
		const own = materials.singles.get(single.front);
		if (!own) continue;
		applyLook(own.face, frontLook(single), textures);
		applyLook(own.core, coreLook(single), textures);
		if (!reflections) mirrorNothing(own.face);
	}
}

/** The share of light that any surface mirrors; the tone mapping counts on it and takes it away again. */
const mirrored = 0.04;

/** For rooms without an environment, where metals and dark colours would be black. */
function mirrorNothing(material: MeshStandardMaterial): void {
	// Reflections in metal are darker than its colour.
	if (material.metalness === 1) material.color.multiplyScalar(0.66);
	material.metalness = 0;
	// Skip lamps, which glow already.
	if (material.emissive.r < mirrored) material.emissive.setScalar(mirrored);
}

function mixLooks(mix: Mix): Record<MixedName, Look> {
	const [base, wall, tall] = [frontsOf(mix, "base"), frontsOf(mix, "wall"), frontsOf(mix, "tall")];
	const bowl = base.material === "tabasco" ? "blueberry" : "tabasco";
	return {
		base: frontLook(base),
		wall: frontLook(wall),
		tall: frontLook(tall),
		baseCore: coreLook(base),
		wallCore: coreLook(wall),
		tallCore: coreLook(tall),
		plinth: frontLook(base),
		worktop: worktopLooks[mix.worktop],
		metal: metalLooks[mix.sink],
		knob: metalLooks[mix.sink],
		plaster: { colour: materialOf(mix.wallTone).colour, roughness: 0.95 },
		floor: { colour: floorColours[mix.floor], ...floorTiles[mix.floor] },
		bowl: { colour: materialOf(bowl).colour, roughness: 0.35 },
	};
}

function frontLook(choice: FrontChoice): Look {
	const tile = tileOf[choice.material];
	const look = { colour: colourOf(choice), roughness: roughness[materialOf(choice.material).family] };
	return tile ? { ...look, tile } : look;
}

/** The cut edge of a front: layers of plywood, or fibreboard. */
function coreLook(choice: FrontChoice): Look {
	const isMdf = materialOf(choice.material).family === "raw-mdf";
	return isMdf ? frontLook(choice) : { colour: "#e0bf8c", roughness: 0.75, tile: "plies" };
}

function applyLook(material: MeshStandardMaterial, look: Look, textures: Textures): void {
	material.color.copy(new Color(look.colour)).multiplyScalar(tileGain);
	material.roughness = look.roughness;
	material.metalness = look.metalness ?? 0;
	// Every material has a map, so that a change of pattern needs no new shader.
	material.map = textures.get(look.tile);
}
