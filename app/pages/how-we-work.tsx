import en from "../../content/en/how-we-work.yaml";
import journeyWordsEn from "../../content/en/journey-words.yaml";
import nl from "../../content/nl/how-we-work.yaml";
import journeyWordsNl from "../../content/nl/journey-words.yaml";
import { localeOfPath } from "../../facts/site/locales.ts";
import { loadPage, loadWords } from "../page/load-page.ts";
import { JourneyRun } from "../sections/how-we-work/journey-run.tsx";
import { Meetings } from "../sections/how-we-work/meetings.tsx";
import { MoneyLine } from "../sections/how-we-work/money-line.tsx";
import { Practical } from "../sections/how-we-work/practical.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { WallStack } from "../sections/wall-stack.tsx";
import { shotOf } from "../ui/picture/shots.server.ts";
import type { Route } from "./+types/how-we-work.ts";

const load = loadPage("how-we-work", { nl, en });
const loadJourneyWords = loadWords<"journey-words">({ nl: journeyWordsNl, en: journeyWordsEn });

export function loader(args: Route.LoaderArgs) {
	const locale = localeOfPath(args.url.pathname);
	return {
		...load(args),
		names: loadJourneyWords(args),
		locale,
		table: shotOf("stories/meeting-table", locale),
		insides: {
			discover: shotOf("insides/plates", locale),
			design: shotOf("insides/miniature", locale),
			finalCall: shotOf("insides/radio", locale),
			retailer: shotOf("insides/cat", locale),
			production: shotOf("insides/pans", locale),
			delivery: shotOf("insides/balloon-dog", locale),
		},
		pictures: {
			drawing: shotOf("stories/drawing-on-screen", locale),
			delivery: shotOf("stories/delivery", locale),
			installing: shotOf("stories/installation-carcasses", locale),
		},
		done: shotOf("kitchens/own-lychee-city", locale),
	};
}

export default function HowWeWork({ loaderData }: Route.ComponentProps) {
	const { content, names, locale, table, insides, pictures, done } = loaderData;
	return (
		<WallStack>
			<PageOpening content={content} picture={table} />
			<JourneyRun words={content.run} {...{ names, insides, locale }} />
			<MoneyLine words={{ ...content.money, nothingDue: content.run.nothingDue }} locale={locale} />
			<Practical
				revisions={content.revisions}
				leadTime={content.leadTime}
				installing={content.installing}
				guide={content.guide}
				pictures={pictures}
			/>
			<Meetings words={content.meetings} names={names.states} actions={names.meetings} picture={done} />
		</WallStack>
	);
}
