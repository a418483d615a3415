import { localeOfPath } from "../../facts/site/locales.ts";
import { FrontPage } from "../sections/front-page/front-page.tsx";
import { loadFrontPage } from "../sections/front-page/load-front-page.ts";
import { KnobPicker } from "../sections/front-page/signatures/knob-picker.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/own.ts";

const loadOwn = loadFrontPage("own");

export function loader(args: Route.LoaderArgs) {
	return { ...loadOwn(args), picture: shotOf("stories/knobs", localeOfPath(args.url.pathname)) };
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
