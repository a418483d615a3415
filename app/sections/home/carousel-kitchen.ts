import type { Words } from "../../../content/words.ts";
import { isFlavour } from "../../../facts/products/materials.ts";
import type { Locale } from "../../../facts/site/locales.ts";
import type { ShownPicture } from "../../ui/picture/shot-source.ts";
import { kitchenName } from "../shared/kitchen-name.ts";
import type { CarouselKitchen } from "./kitchen-carousel.tsx";

/** A kitchen with its words, so that browsers need not load the names of everything else. */
export function toCarouselKitchen(
	id: string,
	shot: ShownPicture,
	words: Words<"kitchen-words">,
	locale: Locale,
): CarouselKitchen {
	const { worktop } = shot.shows;
	return {
		id,
		shot: trimShows(shot),
		name: kitchenName(shot.shows, words, locale),
		worktop: worktop && words.worktopCaptions[worktop],
	};
}

/** A picture with only the data that the page uses: loader data is part of the HTML. */
export function trimShows(shot: ShownPicture): ShownPicture {
	const colour = shot.shows.materials?.find(isFlavour);
	return { ...shot, shows: colour ? { materials: [colour] } : {} };
}
