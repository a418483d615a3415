import { localeOfPath } from "../../facts/site/locales.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import { FrameCrossSection } from "../sections/front-page/signatures/frame-cross-section.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/framed.ts";

const loadFramed = loadFrontPage("framed");

export function loader(args: Route.LoaderArgs) {
	return { ...loadFramed(args), picture: shotOf("details/framed-corner", localeOfPath(args.url.pathname)) };
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
