import { localeOf } from "../page-data/load-page.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import { FrameCrossSection } from "../sections/front-page/signatures/frame-cross-section.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/framed.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return { ...loadFrontPage("framed", locale), picture: shotOf("details/framed-corner", locale) };
}

export const shouldRevalidate = () => false;

export default function Framed({ loaderData }: Route.ComponentProps) {
	return (
		<FrontPage
			design="framed"
			{...loaderData}
			signature={<FrameCrossSection words={loaderData.content.signature} picture={loaderData.picture} />}
		/>
	);
}
