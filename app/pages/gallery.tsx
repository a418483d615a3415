import frontWordsEn from "../../content/en/front-words.yaml";
import en from "../../content/en/gallery.yaml";
import kitchenWordsEn from "../../content/en/kitchen-words.yaml";
import frontWordsNl from "../../content/nl/front-words.yaml";
import nl from "../../content/nl/gallery.yaml";
import kitchenWordsNl from "../../content/nl/kitchen-words.yaml";
import { frontDesigns } from "../../facts/products/fronts.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { galleryKitchens } from "../sections/gallery/gallery-kitchens.server.ts";
import { GallerySection } from "../sections/gallery/gallery-section.tsx";
import { productPaths } from "../sections/gallery/product-paths.ts";
import { PageTitle } from "../sections/page-title.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { Paragraphs } from "../ui/paragraphs.tsx";
import { combinationsOf } from "../ui/picture/combinations.server.ts";
import { shownPictures } from "../ui/picture/shown-pictures.ts";
import { Panel, Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/gallery.ts";

const load = loadPage("gallery", { nl, en }, () => shownPictures(galleryKitchens("nl").map(({ shot }) => shot)));
const loadFrontWords = loadWords<"front-words">({ nl: frontWordsNl, en: frontWordsEn });
const loadKitchenWords = loadWords<"kitchen-words">({ nl: kitchenWordsNl, en: kitchenWordsEn });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...load(args),
		kitchens: galleryKitchens(locale),
		combinations: frontDesigns.map((design) => combinationsOf(design, locale)),
		families: loadFrontWords(args).families,
		kitchenWords: loadKitchenWords(args),
		paths: productPaths(args.url),
	};
}

export const shouldRevalidate = revalidateOnPathChange;

export default function Gallery({ loaderData }: Route.ComponentProps) {
	const { content, families, kitchenWords, ...rest } = loaderData;
	return (
		<WallStack>
			<GallerySection
				{...rest}
				title={<PageTitle content={content} width={100} />}
				words={{ filter: content.filter, viewer: content.viewer, kitchens: kitchenWords, families }}
			/>
			<Wall>
				<Panel width={240} as="section">
					<h2>{content.opening.heading}</h2>
					<Paragraphs texts={[content.opening.about, ...content.opening.body]} />
				</Panel>
			</Wall>
		</WallStack>
	);
}
