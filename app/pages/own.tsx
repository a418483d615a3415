import { localeOf } from "../page-data/load-page.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import { KnobPicker } from "../sections/front-page/signatures/knob-picker.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/own.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return { ...loadFrontPage("own", locale), picture: shotOf("stories/knobs", locale) };
}

export const shouldRevalidate = () => false;

export default function Own({ loaderData }: Route.ComponentProps) {
	return (
		<FrontPage
			design="own"
			{...loaderData}
			signature={<KnobPicker words={loaderData.content.signature} picture={loaderData.picture} />}
		/>
	);
}
