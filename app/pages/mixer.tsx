import { readUnitPrices } from "../../facts/costs/read-unit-prices.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { loadPage, loadWords } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { Mixer } from "../sections/mixer/mixer.tsx";
import { sampleBoxPictures } from "../sections/samples/sample-box-pictures.server.ts";
import { combinationShot } from "../ui/picture/combinations.server.ts";
import type { Route } from "./+types/mixer.ts";

const load = loadPage("mixer");
const loadKitchenWords = loadWords("kitchen-words");

export function loader(args: Route.LoaderArgs) {
	const { head, content: whole } = load(args);
	const { worktops, sinks, taps } = loadKitchenWords(args);
	const { describe, ...words } = whole;
	const locale = localeOfPath(args.url.pathname);
	return {
		head,
		content: { ...words, names: { ...describe, worktops, sinks, taps } },
		path: pathOf("mixer", locale),
		siteUrl: publicConfig.siteUrl,
		unitPrices: readUnitPrices(),
		locale,
		opening: combinationShot("catch", "blueberry", locale),
		boxes: sampleBoxPictures(locale),
	};
}

export const shouldRevalidate = () => false;

export default function MixerPage({ loaderData }: Route.ComponentProps) {
	const { head: _, content, ...page } = loaderData;
	return <Mixer words={content} {...page} />;
}
