import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { JourneyRun } from "../sections/how-we-work/journey-run.tsx";
import { Meetings } from "../sections/how-we-work/meetings.tsx";
import { MoneyLine } from "../sections/how-we-work/money-line.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { PicturePanel } from "../sections/picture-panel.tsx";
import { TextPanel } from "../sections/text-panel.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/how-we-work.ts";

const load = loadPage("how-we-work");
const loadJourneyWords = loadWords("journey-words");

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...load(args),
		names: loadJourneyWords(args),
		locale,
		table: shotOf("stories/meeting-table", locale),
		steps: {
			discover: shotOf("places/studio-amsterdam", locale),
			design: shotOf("stories/drawing-on-screen", locale),
			finalCall: shotOf("stories/fronts-leaning-row", locale),
			retailer: shotOf("stories/installation-carcasses", locale),
			delivery: shotOf("stories/delivery", locale),
		},
		installing: shotOf("stories/installation-halfway", locale),
		kitchen: shotOf("kitchens/barre-honey-attic", locale),
		studio: shotOf("places/studio-rotterdam", locale),
	};
}

export default function HowWeWork({ loaderData }: Route.ComponentProps) {
	const { content, names, locale, table, steps, installing, kitchen, studio } = loaderData;
	return (
		<WallStack>
			<PageOpening content={content} picture={table} />
			<JourneyRun
				words={content.run}
				names={names}
				pictures={steps}
				notes={{ design: content.revisions, production: content.leadTime }}
				locale={locale}
			/>
			<Wall>
				<TextPanel
					heading={content.installing.heading}
					texts={[content.installing.text]}
					width={80}
					flavour="blueberry"
					spread
				/>
				<PicturePanel shot={installing} width={160} ratio={2} phoneRatio={16 / 10} />
				<PicturePanel shot={kitchen} width={240} ratio={2.2} />
			</Wall>
			<MoneyLine words={{ ...content.money, nothingDue: content.run.nothingDue }} locale={locale} />
			<Meetings words={content.meetings} names={names.states} actions={names.meetings} picture={studio} />
		</WallStack>
	);
}
