import { leadTimeWeeks } from "../../facts/costs/terms.ts";
import { wordsOf } from "../content.server.ts";
import { loadPage, localeOf } from "../page-data/load-page.ts";
import { BuyingSteps } from "../sections/how-we-work/buying-steps.tsx";
import { Payments } from "../sections/how-we-work/payments.tsx";
import { Weeks } from "../sections/how-we-work/weeks.tsx";
import { ClosingPanel } from "../sections/shared/closing-panel.tsx";
import { FullPicture } from "../sections/shared/full-picture.tsx";
import { PageTitle } from "../sections/shared/page-title.tsx";
import { PicturePanel } from "../sections/shared/picture-panel.tsx";
import { TextPanel } from "../sections/shared/text-panel.tsx";
import { WallStack } from "../sections/shared/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import { Panel, Wall } from "../ui/wall.tsx";
import type { Route } from "./+types/how-we-work.ts";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url);
	return {
		...loadPage("how-we-work", locale),
		names: wordsOf("buying-words", locale),
		table: shotOf("places/studio-amsterdam-table", locale),
		steps: [shotOf("stories/drawing-on-screen", locale), shotOf("stories/open-wall-cupboard", locale)],
		fitting: shotOf("stories/installation-halfway", locale),
		studio: shotOf("places/studio-rotterdam-island", locale),
	};
}

export default function HowWeWork({ loaderData }: Route.ComponentProps) {
	const { content, names, table, steps, fitting, studio } = loaderData;
	return (
		<WallStack>
			<Wall>
				<PageTitle content={content} width={140} />
				<PicturePanel shot={table} width={100} ratio={1.1} first />
			</Wall>
			<BuyingSteps words={content} names={names} pictures={steps} />
			<Wall>
				<TextPanel heading={content.leadTime.heading} texts={content.leadTime.body} width={100} />
				<Panel width={140} bare>
					<Weeks {...leadTimeWeeks} atLeast={content.leadTime.atLeast} atMost={content.leadTime.atMost} />
				</Panel>
			</Wall>
			<FullPicture shot={fitting} />
			<Payments words={content.money} />
			<Wall>
				<PicturePanel shot={studio} width={100} ratio={1.2} phoneRatio={1.3} />
				<ClosingPanel words={content.meetings} actions={[names.meetings.discover]} width={140} flavour="sage" />
			</Wall>
		</WallStack>
	);
}
