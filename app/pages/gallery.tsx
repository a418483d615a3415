import { mapValues } from "../../facts/map-values.ts";
import { frontDesigns } from "../../facts/products/fronts.ts";
import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
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

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const kitchens = galleryKitchens(locale);
	const { head, content } = loadPage("gallery", locale, pictureKinds(kitchens.map(({ shot }) => shot)));
	const { title, heading, lead, actions, filter, viewer, opening } = content;
	const requestedFilter = parseFilterQuery(url.searchParams);
	const hasMatch = kitchens.some(({ shot }) => matchesFilter(shot.shows, requestedFilter));
	return {
		head,
		// Only what the page and its structured data (title) use: loader data is part of the HTML.
		content: { title, heading, lead, actions, filter, viewer, opening },
		kitchens,
		// Sent only where no kitchen matches, because they are large. Filter links that need them reload the page.
		combinations: hasMatch ? [] : frontDesigns.map((design) => combinationsOf(design, locale)),
		families: mapValues(wordsOf("front-words", locale).families, ({ name }) => ({ name })),
		kitchenWords: wordsOf("kitchen-words", locale),
		paths: productPaths(locale),
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
