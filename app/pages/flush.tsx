import { localeOfPath } from "../../facts/site/locales.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import { OneSeam } from "../sections/front-page/signatures/one-seam.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/flush.ts";

const loadFlush = loadFrontPage("flush");

export function loader(args: Route.LoaderArgs) {
	return { ...loadFlush(args), picture: shotOf("details/flush-edge", localeOfPath(args.url.pathname)) };
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
