import kitchenWordsEn from "../../content/en/kitchen-words.yaml";
import en from "../../content/en/mixer.yaml";
import kitchenWordsNl from "../../content/nl/kitchen-words.yaml";
import nl from "../../content/nl/mixer.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { pathOf } from "../../facts/site/pages.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { revalidateOnPathChange } from "../query-state/revalidate-on-path-change.ts";
import { Mixer } from "../sections/mixer/mixer.tsx";
import type { Route } from "./+types/mixer.ts";

const load = loadPage("mixer", { nl, en });
const loadKitchenWords = loadWords<"kitchen-words">({ nl: kitchenWordsNl, en: kitchenWordsEn });

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
		locale,
	};
}

export const shouldRevalidate = revalidateOnPathChange;

export default function MixerPage({ loaderData }: Route.ComponentProps) {
	const { head: _, content, ...page } = loaderData;
	return <Mixer words={content} {...page} />;
}
