import { localeOf } from "../page-data/load-page.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import { CutEdges } from "../sections/front-page/signatures/cut-edges.tsx";
import type { Route } from "./+types/catch.ts";

export const loader = ({ url }: Route.LoaderArgs) => loadFrontPage("catch", localeOf(url));

export const shouldRevalidate = () => false;

export default function Catch({ loaderData }: Route.ComponentProps) {
	return (
		<FrontPage
			design="catch"
			{...loaderData}
			signature={<CutEdges words={loaderData.content.signature} edges={loaderData.edges} />}
		/>
	);
}
