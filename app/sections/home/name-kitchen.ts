import type { ShownShot } from "../../ui/picture/shot-source.ts";
import type { KitchenWords } from "../gallery/gallery-words.ts";
import { kitchenName } from "../kitchen-name.ts";
import type { NamedKitchen } from "./kitchens.tsx";

/** A kitchen with its words, so that browsers need not know what else kitchens are made of. */
export function nameKitchen(id: string, shot: ShownShot, words: KitchenWords): NamedKitchen {
	const { materials, worktop } = shot.shows;
	return {
		id,
		shot: { ...shot, shows: materials ? { materials } : {} },
		name: kitchenName(shot.shows, words),
		worktop: worktop && `${words.worktopJoint} ${words.worktops[worktop]}`,
	};
}
