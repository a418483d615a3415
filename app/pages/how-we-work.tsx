import { leadTimeWeeks } from "../../facts/costs/terms.ts";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { JourneySteps } from "../sections/how-we-work/journey-steps.tsx";
import { MoneyLine } from "../sections/how-we-work/money-line.tsx";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { PageOpening } from "../sections/shared/page-opening.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { Weeks } from "../sections/shared/weeks.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Panel, Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/how-we-work.ts";

const load = loadPage("how-we-work");
const loadJourneyWords = loadWords("journey-words");

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...load(args),
		names: loadJourneyWords(args),
		locale,
		table: shotOf("places/studio-amsterdam", locale),
		steps: [shotOf("stories/drawing-on-screen", locale), shotOf("stories/installation-halfway", locale)],
		kitchen: shotOf("kitchens/pull-oak-natural", locale),
		studio: shotOf("places/studio-rotterdam", locale),
	};
}

export default function HowWeWork({ loaderData }: Route.ComponentProps) {
	const { content, names, locale, table, steps, kitchen, studio } = loaderData;
	return (
		<WallStack>
			<PageOpening content={content} picture={table} />
			<JourneySteps words={content} names={names} pictures={steps} locale={locale} />
			<Wall>
				<TextPanel heading={content.leadTime.heading} texts={[content.leadTime.text]} width={100} />
				<Panel width={140} bare>
					<Weeks {...leadTimeWeeks} />
				</Panel>
			</Wall>
			<FullPicture shot={kitchen} />
			<MoneyLine words={content.money} locale={locale} />
			<Wall>
				<PicturePanel shot={studio} width={120} ratio={1.5} phoneRatio={1.6} />
				<ClosingPanel words={content.meetings} actions={[names.meetings.discover]} width={120} flavour="sage" />
			</Wall>
		</WallStack>
	);
}
