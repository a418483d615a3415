import { frontPriceTable } from "../../facts/costs/example-kitchen.ts";
import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { publicConfig } from "../public-config.server.ts";
import { CostGuide } from "../sections/cost-guide/cost-guide.tsx";
import { AddedUp, ExamplePrice } from "../sections/prices/example-price.tsx";
import { FrontPriceTable } from "../sections/prices/front-price-table.tsx";
import { NumberedKitchen } from "../sections/prices/numbered-kitchen.tsx";
import { PriceDetails } from "../sections/prices/price-details.tsx";
import { PriceList } from "../sections/prices/price-list.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/prices.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("prices", locale),
		families: wordsOf("front-words", locale).families,
		frontPrices: frontPriceTable(),
		phases: wordsOf("buying-words", locale).phases,
		siteUrl: publicConfig.siteUrl,
		drawers: shotOf("stories/landing-wooden-fronts", locale),
		kitchen: shotOf("kitchens/flush-cherry-canal-house", locale),
	};
}

export const shouldRevalidate = () => false;

export default function Prices({ loaderData }: Route.ComponentProps) {
	const { content, phases, families, frontPrices, siteUrl, drawers, kitchen } = loaderData;
	const [, larger] = content.smallestOrder.examples;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={100} />
				<PicturePanel shot={drawers} width={140} ratio={1.4} first />
			</Wall>
			<ExamplePrice {...content} />
			<NumberedKitchen {...content}>
				{frontPrices && <FrontPriceTable prices={frontPrices} words={content.table} families={families} />}
			</NumberedKitchen>
			{larger && <AddedUp {...larger} />}
			<PriceList words={content.list} colours={content.colours} />
			<PriceDetails differences={content.differences} terms={content.terms} picture={kitchen} />
			<CostGuide words={content.guide} phases={phases} siteUrl={siteUrl} />
		</WallStack>
	);
}
