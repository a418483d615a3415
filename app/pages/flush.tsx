import { localeOf } from "../page-data/load-page.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import { OneSeam } from "../sections/front-page/signatures/one-seam.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/flush.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return { ...loadFrontPage("flush", locale), picture: shotOf("details/flush-edge", locale) };
}

export const shouldRevalidate = () => false;

export default function Flush({ loaderData }: Route.ComponentProps) {
	return (
		<FrontPage
			design="flush"
			{...loaderData}
			signature={<OneSeam words={loaderData.content.signature} picture={loaderData.picture} />}
		/>
	);
}
