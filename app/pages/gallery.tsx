import { mapValues } from "../../facts/map-values.ts";
import { frontDesigns } from "../../facts/products/fronts.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../page-data/load-page.ts";
import { galleryKitchens } from "../sections/gallery/gallery-kitchens.server.ts";
import { GallerySection } from "../sections/gallery/gallery-section.tsx";
import { matchesFilter, parseFilterQuery } from "../sections/gallery/kitchen-filter.ts";
import { productPaths } from "../sections/gallery/product-paths.ts";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { combinationsOf } from "../ui/picture/combinations.server.ts";
import { pictureKinds } from "../ui/picture/picture-kinds.ts";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/gallery.ts";

const load = loadPage("gallery", () => pictureKinds(galleryKitchens("nl").map(({ shot }) => shot)));
const loadFrontWords = loadWords("front-words");
const loadKitchenWords = loadWords("kitchen-words");

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	const { head, content } = load(args);
	const { title, heading, lead, actions, filter, viewer, opening } = content;
	const kitchens = galleryKitchens(locale);
	const requestedFilter = parseFilterQuery(args.url.searchParams);
	const hasMatch = kitchens.some(({ shot }) => matchesFilter(shot.shows, requestedFilter));
	return {
		head,
		// Only what the page and its structured data (title) use: loader data is part of the HTML.
		content: { title, heading, lead, actions, filter, viewer, opening },
		kitchens,
		// Sent only where no kitchen matches, because they are large. Filter links that need them reload the page.
		combinations: hasMatch ? [] : frontDesigns.map((design) => combinationsOf(design, locale)),
		families: mapValues(loadFrontWords(args).families, ({ name }) => ({ name })),
		kitchenWords: loadKitchenWords(args),
		paths: productPaths(args.url),
		picture: shotOf("stories/fronts-leaning-oak", locale),
	};
}

export const shouldRevalidate = () => false;

export default function Gallery({ loaderData }: Route.ComponentProps) {
	const { content, families, kitchenWords, picture, ...rest } = loaderData;
	return (
		<WallStack>
			<GallerySection
				{...rest}
				title={<PageTitle content={content} width={100} />}
				words={{ filter: content.filter, viewer: content.viewer, kitchens: kitchenWords, families }}
			/>
			<Wall>
				<PicturePanel shot={picture} width={120} ratio={1.6} />
				<TextPanel
					width={120}
					flavour="accent"
					heading={content.opening.heading}
					texts={[content.opening.about, ...content.opening.body]}
					actions={content.actions}
				/>
			</Wall>
		</WallStack>
	);
}
