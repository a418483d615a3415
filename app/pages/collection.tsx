import { collectionParts } from "../../facts/products/collection.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { CloseUps } from "../sections/close-ups/close-ups.tsx";
import { collectionIndex } from "../sections/collection/collection-index.server.ts";
import { CollectionRow } from "../sections/collection/collection-row.tsx";
import { MaterialCabinets } from "../sections/collection/material-cabinets.tsx";
import { productPaths } from "../sections/gallery/product-paths.ts";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/collection.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const words = wordsOf("front-words", locale);
	const { materials, worktops, taps } = productPaths(locale);
	return {
		...loadPage("collection", locale),
		families: words.families,
		kitchen: shotOf("kitchens/own-roquefort-corner", locale),
		front: shotOf("stories/front-leaning", locale),
		index: collectionIndex(locale, words, wordsOf("kitchen-words", locale)),
		/** Where each part is explained. */
		paths: { fronts: pathOf("fronts", locale), materials, worktops, sinks: taps, taps },
	};
}

export default function Collection({ loaderData }: Route.ComponentProps) {
	const { content, families, kitchen, front, index, paths } = loaderData;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<PicturePanel shot={kitchen} width={140} ratio={3 / 2} first />
			</Wall>
			<Wall>
				{collectionParts.map((part) => (
					<CollectionRow key={part} part={part} words={content.parts[part]} to={paths[part]}>
						{part === "materials" ? (
							<MaterialCabinets names={families} materialsPath={paths.materials} />
						) : (
							<CloseUps items={index[part]} />
						)}
					</CollectionRow>
				))}
			</Wall>
			<Wall>
				<PicturePanel shot={front} width={100} ratio={4 / 3} />
				<ClosingPanel
					words={{ heading: content.opening.heading, text: content.opening.body.join(" ") }}
					actions={content.actions}
					width={140}
					flavour="accent"
				/>
			</Wall>
		</WallStack>
	);
}
