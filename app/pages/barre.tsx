import { hasBegun } from "../../facts/company/dutch-time.ts";
import { barreSince } from "../../facts/products/fronts.ts";
import { localeOf } from "../page-data/load-page.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import { LightSlider } from "../sections/front-page/signatures/light-slider.tsx";
import type { Route } from "./+types/barre.ts";

export function loader({ url }: Route.LoaderArgs) {
	return { ...loadFrontPage("barre", localeOf(url)), available: hasBegun(barreSince, new Date()) };
}

export const shouldRevalidate = () => false;

export default function Barre({ loaderData }: Route.ComponentProps) {
	const { available, ...page } = loaderData;
	const { before, since } = page.content.availability;
	return (
		<FrontPage
			design="barre"
			{...page}
			note={available ? since : before}
			signature={<LightSlider words={page.content.signature} />}
		/>
	);
}
