import { mapValues } from "../../facts/map-values.ts";
import type { Locale } from "../../facts/site/locales.ts";
import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { galleryKitchen, galleryKitchens } from "../sections/gallery/gallery-kitchens.server.ts";
import { Hero } from "../sections/hero/hero.tsx";
import { loadHeroKitchen } from "../sections/hero/hero-kitchen.ts";
import { BuyingPhases } from "../sections/home/buying-phases.tsx";
import { toCarouselKitchen, trimShows } from "../sections/home/carousel-kitchen.ts";
import { FlavourStrip } from "../sections/home/flavour-strip.tsx";
import { KitchenCarousel } from "../sections/home/kitchen-carousel.tsx";
import { phaseWords } from "../sections/home/phase-words.ts";
import { Products } from "../sections/home/products.tsx";
import { StoryAndStudios } from "../sections/home/story-and-studios.tsx";
import { frontPaths } from "../sections/shared/front-paths.ts";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { pictureKinds } from "../ui/picture/picture-kinds.ts";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/home.ts";

/** Shown under the hero, so not in the carousel. */
const firstKitchen = "own-lychee-city";

/** In the carousel, after photographs: not the ones that the gallery shows first. */
const otherKitchens = ["catch-butter-city", "flush-cherry-canal-house", "barre-warm-oak-island", "pull-walnut-galley"];

const carouselKitchens = (locale: Locale) => [
	...galleryKitchens(locale).filter(({ id, shot }) => shot.credit !== undefined && !otherKitchens.includes(id)),
	...otherKitchens.map((id) => galleryKitchen(id, locale)),
];

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const kitchenWords = wordsOf("kitchen-words", locale);
	const kitchens = carouselKitchens(locale);
	const { head, content } = loadPage("home", locale, pictureKinds(kitchens.map(({ shot }) => shot)));
	const picture = (name: string) => trimShows(shotOf(name, locale));
	const { shot, upright } = galleryKitchen(firstKitchen, locale);
	const { title, heading, lead, actions, flavours, products, buying, carousel, story, samples, studios } = content;
	return {
		head,
		// Only what the page and its structured data (title) use: loader data is part of the HTML.
		content: { title, heading, lead, actions, flavours, products, buying, carousel, story, samples, studios },
		phases: phaseWords(wordsOf("buying-words", locale)),
		hero: loadHeroKitchen((name) => shotOf(`insides/${name}`, locale).source),
		joint: kitchenWords.joint,
		first: { shot: trimShows(shot), upright },
		paths: frontPaths(locale),
		shortDescriptions: mapValues(wordsOf("front-words", locale).designs, ({ short }) => short),
		kitchens: kitchens.map(({ id, shot }) => toCarouselKitchen(id, shot, kitchenWords, locale)),
		pictures: {
			products: {
				worktop: picture("worktops/above-marble"),
				sink: picture("worktops/sink-brass"),
			},
			buying: {
				discover: picture("places/studio-amsterdam-table"),
				design: picture("insides/miniature"),
				order: picture("stories/installation-halfway"),
			},
			closing: {
				story: picture("places/dusk-from-the-street"),
				box: picture("stories/box-melatop"),
				studio: picture("places/studio-amsterdam-wall"),
			},
		},
	};
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const { content, phases, hero, joint, first, paths, shortDescriptions, kitchens, pictures } = loaderData;
	return (
		<>
			<Hero lead={content.lead} kitchen={hero} actions={content.actions} paths={paths} joint={joint} />
			<WallStack>
				<FullPicture {...first} wideOnPhones />
				<FlavourStrip label={content.flavours} />
				<Products
					words={content.products}
					shortDescriptions={shortDescriptions}
					paths={paths}
					pictures={pictures.products}
				/>
				<KitchenCarousel words={content.carousel} kitchens={kitchens} />
				<BuyingPhases words={content.buying} phases={phases} pictures={pictures.buying} />
				<StoryAndStudios
					story={content.story}
					samples={content.samples}
					studios={content.studios}
					pictures={pictures.closing}
				/>
			</WallStack>
		</>
	);
}
