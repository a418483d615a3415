import { mapValues } from "../../facts/map-values.ts";
import { collectionParts } from "../../facts/products/collection.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { collectionIndex } from "../sections/collection/collection-index.server.ts";
import { Part, PartPictures } from "../sections/collection/part.tsx";
import { parsePartQuery } from "../sections/collection/part-query.ts";
import { PartSwitch } from "../sections/collection/part-switch.tsx";
import { productPaths } from "../sections/gallery/product-paths.ts";
import { FrontRun } from "../sections/shared/front-run.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { showcaseShots } from "../sections/shared/showcase-shots.server.ts";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/collection.ts";

const load = loadPage("collection");
const loadFrontWords = loadWords("front-words");
const loadKitchenWords = loadWords("kitchen-words");

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	const { fronts, materials, worktops, taps } = productPaths(args.url);
	const words = loadFrontWords(args);
	return {
		...load(args),
		pictures: [shotOf("kitchens/flush-aubergine-tiles", locale), shotOf("stories/knobs", locale)],
		index: collectionIndex(args.url, words, loadKitchenWords(args)),
		run: {
			paths: fronts,
			shorts: mapValues(words.designs, ({ short }) => short),
			pictures: showcaseShots(locale),
		},
		/** Where each part is explained. */
		paths: { fronts: pathOf("fronts", locale), materials, worktops, sinks: taps, taps },
	};
}

export const shouldRevalidate = () => false;

export default function Collection({ loaderData }: Route.ComponentProps) {
	const { content, pictures, index, run, paths } = loaderData;
	const [chosen] = useQueryState(parsePartQuery);
	const [kitchen, knobs] = pictures;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				{kitchen && <PicturePanel shot={kitchen} width={140} ratio={3 / 2} first />}
			</Wall>
			<PartSwitch words={content} part={chosen} />
			{collectionParts
				.filter((part) => chosen === undefined || part === chosen)
				.map((part) => (
					<Part key={part} part={part} words={content.parts[part]} to={paths[part]}>
						{part === "fronts" ? <FrontRun {...run} /> : <PartPictures part={part} entries={index[part]} />}
					</Part>
				))}
			<Wall>
				{knobs && <PicturePanel shot={knobs} width={100} ratio={4 / 3} />}
				<TextPanel
					width={140}
					heading={content.opening.heading}
					texts={content.opening.body}
					actions={content.actions}
				/>
			</Wall>
		</WallStack>
	);
}
