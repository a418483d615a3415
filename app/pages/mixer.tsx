import { readUnitPrices } from "../../facts/costs/read-unit-prices.ts";
import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { Mixer } from "../sections/mixer/mixer.tsx";
import { sampleBoxPictures } from "../sections/samples/sample-box-pictures.server.ts";
import { combinationShot } from "../ui/picture/combinations.server.ts";
import type { Route } from "./+types/mixer.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	const { head, content: whole } = loadPage("mixer", locale);
	const { worktops, sinks, taps } = wordsOf("kitchen-words", locale);
	const { describe, ...words } = whole;
	return {
		head,
		content: { ...words, names: { ...describe, worktops, sinks, taps } },
		siteUrl: publicConfig.siteUrl,
		unitPrices: readUnitPrices(),
		opening: combinationShot("catch", "blueberry", locale),
		boxes: sampleBoxPictures(locale),
	};
}

export const shouldRevalidate = () => false;

export default function MixerPage({ loaderData }: Route.ComponentProps) {
	const { head: _, content, ...page } = loaderData;
	return <Mixer words={content} {...page} />;
}
