import en from "../../content/en/collection.yaml";
import frontWordsEn from "../../content/en/front-words.yaml";
import kitchenWordsEn from "../../content/en/kitchen-words.yaml";
import nl from "../../content/nl/collection.yaml";
import frontWordsNl from "../../content/nl/front-words.yaml";
import kitchenWordsNl from "../../content/nl/kitchen-words.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { partIn } from "../sections/collection/chosen-part.ts";
import { CollectionParts } from "../sections/collection/collection-parts.tsx";
import { PartSwitch } from "../sections/collection/part-switch.tsx";
import { productPaths } from "../sections/gallery/product-paths.ts";
import { PageTitle } from "../sections/page-title.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { Paragraphs } from "../ui/paragraphs.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Panel, Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/collection.ts";

const load = loadPage("collection", { nl, en });
const loadFrontWords = loadWords<"front-words">({ nl: frontWordsNl, en: frontWordsEn });
const loadKitchenWords = loadWords<"kitchen-words">({ nl: kitchenWordsNl, en: kitchenWordsEn });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...load(args),
		pictures: [shotOf("stories/open-drawers", locale), shotOf("stories/knobs", locale)],
		fronts: loadFrontWords(args),
		kitchens: loadKitchenWords(args),
		paths: { ...productPaths(args.url), overview: pathOf("fronts", locale) },
	};
}

export const shouldRevalidate = revalidateOnPathChange;

export default function Collection({ loaderData }: Route.ComponentProps) {
	const { content, pictures, fronts, kitchens, paths } = loaderData;
	const [part] = useQueryState(partIn);
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={140} />
				<PartSwitch words={content} part={part} />
			</Wall>
			<Wall>
				{pictures.map((shot) => (
					<PicturePanel key={shot.alt} shot={shot} width={120} ratio={4 / 3} />
				))}
			</Wall>
			<CollectionParts words={content} fronts={fronts} kitchens={kitchens} paths={paths} part={part} />
			<Wall>
				<Panel width={240} as="section">
					<h2>{content.opening.heading}</h2>
					<Paragraphs texts={content.opening.body} />
				</Panel>
			</Wall>
		</WallStack>
	);
}
