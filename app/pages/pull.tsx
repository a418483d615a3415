import { localeOf } from "../page-data/load-page.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import { PullDrawer } from "../sections/front-page/signatures/pull-drawer.tsx";
import type { Route } from "./+types/pull.ts";

export const loader = ({ url }: Route.LoaderArgs) => loadFrontPage("pull", localeOf(url));

export const shouldRevalidate = () => false;

export default function Pull({ loaderData }: Route.ComponentProps) {
	return <FrontPage design="pull" {...loaderData} signature={<PullDrawer words={loaderData.content.signature} />} />;
}
