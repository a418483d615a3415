import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import journeyWordsEn from "../../content/en/journey-words.ts";
import en from "../../content/en/prices.ts";
import journeyWordsNl from "../../content/nl/journey-words.ts";
import nl from "../../content/nl/prices.ts";
import { parsePlan } from "../../facts/costs/cost-guide.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../loading/load-page.ts";
import { stayOnSamePage } from "../loading/stay-on-same-page.ts";
import { CostGuide } from "../sections/cost-guide/cost-guide.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { PriceList } from "../sections/prices/price-list.tsx";
import { WallStack } from "../sections/wall-stack.tsx";

const load = loadPage("prices", { nl, en });
const loadJourneyWords = loadWords({ nl: journeyWordsNl, en: journeyWordsEn });

export function loader(args: LoaderFunctionArgs) {
	const { pathname, searchParams } = args.url;
	return {
		...load(args),
		stages: loadJourneyWords(args).stages,
		rendered: parsePlan(searchParams),
		locale: localeOfPath(pathname),
	};
}

export const shouldRevalidate = stayOnSamePage;

export default function Prices() {
	const { head, content, stages, rendered, locale } = useLoaderData<typeof loader>();
	return (
		<WallStack>
			<PageOpening content={content} />
			<PriceList words={content.list} colours={content.colours} terms={content.terms} locale={locale} />
			<CostGuide words={content.guide} stages={stages} path={head.paths[locale]} rendered={rendered} locale={locale} />
		</WallStack>
	);
}
