import { loadPage, localeOf } from "../page-data/load-page.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { LeadTimes } from "../sections/palet/lead-times.tsx";
import { TileCalculator } from "../sections/palet/tile-calculator.tsx";
import { TilePanel } from "../sections/palet/tile-panel.tsx";
import { parseTileQuery } from "../sections/palet/tile-query.ts";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { HeadingPanel } from "../sections/shared/heading-panel.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/palet.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("palet", locale),
		pictures: {
			tiles: shotOf("stories/palet-tiles", locale),
			kitchen: shotOf("kitchens/flush-aubergine-tiles", locale),
		},
	};
}

export const shouldRevalidate = () => false;

export default function Palet({ loaderData }: Route.ComponentProps) {
	const { content, pictures } = loaderData;
	const [request] = useQueryState(parseTileQuery);
	const { calculator, drawing, opening, time, next } = content;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={120} />
				<PicturePanel shot={pictures.tiles} width={120} ratio={1.35} phoneRatio={3 / 2} first />
			</Wall>
			<div>
				<Wall>
					<TileCalculator words={calculator} request={request} />
					<TilePanel words={drawing} request={request} />
				</Wall>
			</div>
			<Wall>
				<HeadingPanel heading={opening.heading} texts={opening.body} as="section" flavour="accent" />
			</Wall>
			<FullPicture shot={pictures.kitchen} />
			<section>
				<Wall>
					<LeadTimes words={time} />
					<ClosingPanel words={next} actions={next.actions} width={100} flavour="blueberry" />
				</Wall>
			</section>
		</WallStack>
	);
}
