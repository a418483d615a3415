import { loadPage, localeOf } from "../page-data/load-page.ts";
import { useQueryState } from "../query-state/use-query-state.ts";
import { PaletPage } from "../sections/palet/palet-page.tsx";
import { parseTileQuery } from "../sections/palet/tile-query.ts";
import { shotOf } from "../ui/picture/shots.server.ts";
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
	return <PaletPage words={content} request={request} pictures={pictures} />;
}
